export {
  type ContactAddress,
  ContactDetails,
  type ContactDetailsProps,
} from './ContactDetails.tsx';
export { ContactSection, type ContactSectionProps } from './ContactSection.tsx';
