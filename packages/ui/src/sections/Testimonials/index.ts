export { Testimonials, type TestimonialsProps, type Voice } from './Testimonials.tsx';
export { type ClientStatement, voiceOf } from './voiceOf.ts';
