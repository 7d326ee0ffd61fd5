export { Workbench, type WorkbenchProps } from './Workbench.tsx';
