export {
  IntroSection,
  type IntroSectionProps,
  List,
  ListSection,
  type ListSectionProps,
  type SectionOpening,
} from './ListSection.tsx';
