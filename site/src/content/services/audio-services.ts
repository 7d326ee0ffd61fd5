/** Sample copy, testimonials included: replace before launch. */
import type { ServicePage } from '../schema/collections.ts';

export const page: ServicePage = {
  order: 8,
  title: 'Audio Services',
  menu: 'Listening rooms and clear speech, measured.',
  card: {
    description:
      'Listening rooms, speech you can follow and sound systems tuned by ear and by measurement.',
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
    'Valley builders like hard, cool surfaces: porcelain underfoot, plaster, glass, vaulted ceilings. They’re easy to live on and merciless to sound. In a room like that a spoken word can hang for two seconds, and turning it up only makes more mush. So we measure first, to see how long the room holds a note. Then we put something soft in the few places where it counts.',
    'Then comes the system. For music that may be two fine speakers, set to the inch, and a chair. For a chapel or a banquet hall it’s tall columns that keep the sound on the pews and off the ceiling, microphones anybody can use, and a feed for those at home or hard of hearing.',
    'We also repair. Hum from a ground loop, hiss from an old amplifier, a subwoofer that rattles one window: there’s always a cause, and most take us an afternoon to find.',
  ],
  exhibit: { kind: 'sound' },
  features: [
    {
      icon: 'activity',
      title: 'Room measurement',
      description:
        'Echo, tone and background noise in a report you can read, before any money goes into equipment.',
    },
    {
      icon: 'audio-lines',
      title: 'Acoustic treatment',
      description:
        'Fabric panels, ceiling clouds and bass traps sized from the figures. Some carry printed art and pass for decoration.',
    },
    {
      icon: 'headphones',
      title: 'Two-channel listening',
      description:
        'Turntable, tubes or streamer; speakers toed in by string and laser. Clean power, and as little as possible between you and the music.',
    },
    {
      icon: 'mic',
      title: 'Speech and worship',
      description:
        'Slim column speakers, gooseneck and wireless microphones, and an automatic mixer that rides the faders for you.',
    },
    {
      icon: 'volume-2',
      title: 'Paging and background music',
      description:
        'Seventy-volt lines with a tap for each area, so the lobby whispers and the loading dock still hears its name.',
    },
    {
      icon: 'wrench',
      title: 'Diagnosis and repair',
      description:
        'Buzz, dropouts and feedback hunted down with a meter. We fix the cause, write it down and leave the rest alone.',
    },
  ],
  process: {
    image: 'story-work-measuring',
    steps: [
      {
        title: 'Hear the complaint',
        description:
          'Where do people strain? When does it ring? Who turns what up? The pastor and the back row rarely agree.',
      },
      {
        title: 'Measure',
        description:
          'Sweeps from several positions with the air conditioning on and off, because the fan is part of the room.',
      },
      {
        title: 'Predict',
        description:
          'A computer model that shows what panels alone would do for the room, and what new speakers would add.',
      },
      {
        title: 'Treat and install',
        description:
          'Panels first, electronics second. Rigging is load-rated with a safety cable on anything over heads.',
      },
      {
        title: 'Tune',
        description:
          'Equalization, delays and limiters set with music and with voices, then locked so a curious hand can’t undo them.',
      },
      {
        title: 'Train the operators',
        description:
          'An evening with volunteers or staff, and a laminated card for the booth: three faders, two common mistakes, one phone number.',
      },
    ],
  },
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
};
