export { CaseCards, type CaseCardsProps, type CaseStudy } from './CaseCards.tsx';
