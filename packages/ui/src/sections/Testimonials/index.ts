export {
  type ClientStatement,
  Testimonials,
  type TestimonialsProps,
  type Voice,
  voiceOf,
} from './Testimonials.tsx';
