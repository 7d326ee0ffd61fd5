export { Container, type ContainerProps } from './Container.tsx';
export { Grid, type GridProps } from './Grid.tsx';
export { Section, type SectionProps } from './Section.tsx';
export { Sections, type SectionsProps } from './Sections.tsx';
export { Stack, type StackProps } from './Stack.tsx';
