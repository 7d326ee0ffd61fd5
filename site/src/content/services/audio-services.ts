/** Sample copy, testimonials included: replace before launch. */
import type { ServicePage } from '../schema/collections.ts';

export const page = {
  order: 8,
  title: 'Audio Services',
  menu: 'Listening rooms and clear speech, measured.',
  card: {
    description: 'Listening rooms and speech you can follow, tuned by ear and by measurement.',
    icon: 'audio-lines',
    tone: 'warm',
  },
  meta: {
    title: 'Audio System Installation in McAllen, TX',
    description:
      'If your church, hall or living room booms or echoes, we’ll measure it, calm it down and tune the sound system, all across the Rio Grande Valley.',
  },
  hero: {
    description:
      'Some rooms shout back. We find out why with a microphone, calm them down, and only then talk about speakers.',
    image: 'audio-listening-room',
  },
  offer: [
    'Valley builders like hard, cool surfaces: porcelain underfoot, plaster, glass, vaulted ceilings. They’re easy to live on and merciless to sound. So we measure first, then put something soft where it counts.',
    'For music, the system may be two fine speakers, set to the inch, and a chair. For a chapel or a banquet hall it’s tall columns that keep the sound on the pews and off the ceiling.',
    'We also repair. A hum, a hiss, a subwoofer that rattles one window: there’s always a cause, and most take us an afternoon to find.',
  ],
  exhibit: { kind: 'sound' },
  features: [
    {
      icon: 'activity',
      title: 'Room measurement',
      description: 'Echo, tone and noise in a report you can read, before you buy anything.',
    },
    {
      icon: 'audio-lines',
      title: 'Acoustic treatment',
      description:
        'Panels, ceiling clouds and bass traps sized from the figures. Some pass for art.',
    },
    {
      icon: 'headphones',
      title: 'Two-channel listening',
      description: 'Turntable, tubes or streamer, with speakers toed in by string and laser.',
    },
    {
      icon: 'mic',
      title: 'Speech and worship',
      description: 'Slim column speakers, and an automatic mixer that rides the faders for you.',
    },
    {
      icon: 'volume-2',
      title: 'Paging and background music',
      description: 'The lobby whispers, and the loading dock still hears its name.',
    },
    {
      icon: 'wrench',
      title: 'Diagnosis and repair',
      description: 'Buzz, dropouts and feedback hunted down with a meter, and fixed at the cause.',
    },
  ],
  process: [
    {
      title: 'Hear the complaint',
      description: 'Where do people strain? The pastor and the back row rarely agree.',
    },
    {
      title: 'Measure',
      image: 'story-work-measuring',
      description: 'Sweeps with the air conditioning on and off. The fan’s part of the room.',
    },
    {
      title: 'Predict',
      description: 'A computer model of what panels would do, and what new speakers would add.',
    },
    {
      title: 'Treat and install',
      description: 'Panels first, electronics second, and a safety cable on anything over heads.',
    },
    {
      title: 'Tune',
      description: 'Levels set with music and with voices, then locked against curious hands.',
    },
    {
      title: 'Train the operators',
      description:
        'An evening at the booth, and a laminated card: three faders, two common mistakes.',
    },
  ],
  testimonials: [
    {
      isSample: true,
      name: 'Rev. Tomás Arredondo',
      role: 'Parish administrator',
      content:
        'Twenty years I blamed the microphones. It was the back wall. Eleven panels later, Mrs. Cavazos in the last pew says she can follow the second reading. Same old microphones.',
    },
    {
      isSample: true,
      name: 'Curtis Weller',
      role: 'Record collector, Weslaco',
      content:
        'Two hours on their knees in my den with speakers I’ve had since 1981. Half an inch out, half an inch back. I’ve quit reading the catalogs.',
    },
    {
      isSample: true,
      name: 'Annabel Ríos',
      role: 'Event hall manager',
      content:
        'Forty quinceañeras a year, and I’d never made out a toast. Last Saturday I’m by the kitchen door with a tray, crying at what the dad said.',
    },
  ],
  faqs: [
    {
      question: 'Our hall echoes. Do we need new speakers?',
      answer:
        'Maybe not. If a clap hangs on much past a second and a half, any loudspeaker will sound muddy. Panels cost less than amplifiers, and they help people who talk without a microphone too.',
    },
    {
      question: 'What does an acoustic report cost?',
      answer:
        'Our opinion by ear is part of the free consultation. A full set of measurements with a written report depends on the size of the room and how many spots we measure, so it gets its own quote.',
    },
    {
      question: 'Will panels make my living room look like a studio?',
      answer:
        'Not unless you want it to. Stretched-fabric ceilings, full bookcases, thick curtains and art panels soak up sound just as well. We’ll bring samples and hold them against your walls.',
    },
    {
      question: 'Can you make a system for people with hearing aids?',
      answer:
        'Yes: hearing loops under the carpet, radio receivers at the door, or sound sent to phones over Wi-Fi. A loop works with any hearing aid that has a telecoil, so ask your audiologist if yours does.',
    },
    {
      question: 'How long will our space be out of service?',
      answer:
        'A listening room is a day. A sanctuary of 300 seats takes most of a week, and we schedule around your services so you don’t lose a Sunday.',
    },
  ],
  closing: {
    heading: 'Clap once and call us',
    text: 'If you can count to two before the room goes quiet, it can be better. Call us, and we’ll bring the microphone.',
  },
} satisfies ServicePage;
