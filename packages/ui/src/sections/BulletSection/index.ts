export { BulletSection, type BulletSectionProps } from './BulletSection.tsx';
