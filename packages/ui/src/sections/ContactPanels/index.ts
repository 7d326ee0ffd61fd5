export { ContactPanels, type ContactPanelsProps } from './ContactPanels.tsx';
