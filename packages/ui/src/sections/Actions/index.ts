export { Actions, type ActionsProps, type SectionAction } from './Actions.tsx';
