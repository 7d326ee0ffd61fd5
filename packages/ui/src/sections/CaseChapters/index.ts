export { type CaseChapter, CaseChapters, type CaseChaptersProps } from './CaseChapters.tsx';
