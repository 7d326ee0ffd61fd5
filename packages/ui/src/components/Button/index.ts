export { Button, type ButtonLook, type ButtonProps } from './Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export { ButtonSummary } from './ButtonSummary.tsx';
