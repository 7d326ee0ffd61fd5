-- Sample articles. See 01_blogs_lighting.sql for the formats.

insert into public.custom_design_blogs
  (id, title, date, excerpt, image, category, slug, author, created_at, content, images)
values (
  'b1090000-0000-4000-8000-000000000018',
  'Opening the house for the winter',
  '2026-11-05',
  'For winter Texans, and for anyone who leaves a house alone for half a year: what to check in the first hour, the first evening and the first week.',
  '/storage/v1/object/public/custom-designs-images/seed/smart-home-hall.webp',
  'Automation', 'opening-the-house-for-the-winter', 'Custom Designs', '2026-11-05T15:00:00Z',
  $post$[
  {"type": "paragraph", "text": "The license plates have started to change along Conway Avenue, the parks are filling up and the first cool front has come through. If you’re just back in the Valley, welcome home. Your house has spent seven months alone in the heat. Here’s how to wake it up gently."},
  {"type": "heading", "text": "The first hour"},
  {"type": "list", "items": ["Before you turn on anything, look at the electrical panel and the surge protector. A dark status lamp means it gave its life for your refrigerator this summer. Have it replaced.", "Walk the outside. Wasps love camera housings and doorbell buttons. Look first, then reach.", "Open the network closet. If it smells hot or the battery unit beeps, unplug the battery: they swell at the end of their life.", "Run the faucets, then the air conditioner, then everything else."]},
  {"type": "heading", "text": "The first evening"},
  {"type": "paragraph", "text": "Wait until dark and do one slow lap of the house with the lights. Any lamp that burned out over the summer will show itself, and so will any schedule that still thinks it’s May. By the clock, sunset moves by more than two and a half hours between June and December here, so schedules tied to clock time will be wrong and those tied to sunset will be right. If yours are tied to the clock, this is a good evening to change them."},
  {"type": "image", "url": "/storage/v1/object/public/custom-designs-images/seed/security-entry.webp", "caption": "The front door on the first evening back"},
  {"type": "paragraph", "text": "Then test the things you hope never to need. Press the button on each smoke detector. Open a window with the alarm on and count the seconds until your phone tells you. Ask somebody to walk up the driveway while you watch the camera."},
  {"type": "heading", "text": "The first week"},
  {"type": "list", "items": ["Update everything with a screen, one thing a day: router, cameras, thermostat, television. Not all at once, so you know which one misbehaved.", "Change the codes you gave out. The lawn service, the neighbor who watered, the man who fixed the disposal. Codes are free.", "Move the thermostat from its away setting to a schedule you can live with. In November that may mean off, and windows.", "Clean camera lenses with a soft cloth. A summer of dust and spider silk turns every headlight into a star."]},
  {"type": "subheading", "text": "Sharing it with the people who visit"},
  {"type": "paragraph", "text": "Children and grandchildren come at Christmas. Give them a guest network and a keypad by the door with four buttons: Home, Evening, Good night, Away. If half of the family reads Spanish more easily, label the buttons in both. Nobody should need an app to find the bathroom."},
  {"type": "callout", "text": "Write down what you found. In April, when you close the house again, that list is the other half of the job."},
  {"type": "conclusion", "text": "A house that looks after itself is mostly a matter of a few sensors, a steady network and settings that were thought about once. If yours gave you surprises this year, call us. We’ll walk through it with you and leave it ready for next summer."}
]$post$,
  null
), (
  'b1090000-0000-4000-8000-000000000019',
  'Four cameras, placed well',
  '2026-08-11',
  'A kit with twelve cameras leaves you with twelve views of the tops of caps. Four to six in the right places see what matters.',
  '/storage/v1/object/public/custom-designs-images/seed/security-entry.webp',
  'Security', 'four-cameras-placed-well', 'Ben Treviño', '2026-08-11T15:00:00Z',
  $post$The big box at the warehouse store has twelve cameras in it, so people hang twelve. A month later there’s a break-in down the street, the family scrolls through a night of video and finds a hat, a hood, and a pair of headlights. More cameras wouldn’t have helped. Better places would.

Walk the property the way a stranger does. Come from the street, from the alley, from the canal bank if there’s one. Where would you go first? On nearly every lot the answer is the front door, the driveway, the side gate and the back door, and those are the four views that matter. A typical home needs four to six cameras. Only long lots and corner lots need more.

At the front door you want a face. That means a camera between five and six feet high, off to the side, looking across the door. A doorbell camera does this well. Under the eave it sees only hair, and with the afternoon sun behind the visitor it sees only a shape.

On the driveway you want a vehicle, and if you’re lucky a plate. Mount the camera eight or nine feet up on the corner of the house, looking along the driveway, not across it. Plates are hard at night, because headlights blind the lens. A narrower view with its own setting for night works far better than a wide one that sees the entire street.

At the side gate you want warning. Here a wider view is fine, because anyone passing is alone and near. This is the place for an alert on your phone, tuned to people. If a mesquite moves in the wind, mask that corner out, or you’ll turn the alerts off in a week like everybody else.

Think about the sun. The Valley has low, hard light at both ends of the day. A lens that faces due west is useless for an hour every evening and ages quickly. Turn it a little north, or give it a hood.

Then think about the dark. Infrared lamps built into the camera attract spiders, and webs glow white right in front of the lens. A small, warm lamp on a motion sensor gives you color, which is what the police ask about, and it keeps the web builders bored. One lamp often does more than a better camera.

Use cable. Wireless cameras need batteries in July heat and a signal through stucco, and they sleep between events, so they catch the back of the person leaving. One network cable brings power and data together and the camera never sleeps. Record at home on a drive in a locked cabinet with a battery behind it. If the internet goes out, as it does in storms, the recording continues.

Finally, be a good neighbor. Point cameras at your own property, tell the people who live and work in your house where they are and leave bedrooms, bathrooms and the pool out of it. The aim is to sleep better, not to watch television.$post$,
  $images$[
  {"url": "/storage/v1/object/public/custom-designs-images/seed/about-van.webp", "caption": "From the driveway: a lit front shows who comes, and in what color", "sequence": 2},
  {"url": "/storage/v1/object/public/custom-designs-images/seed/security-entry.webp", "caption": "The front door at face height", "sequence": 1},
  {"url": "/storage/v1/object/public/custom-designs-images/seed/landscape-lighting.webp", "caption": "The path to the door, with enough light to see color", "sequence": 3}
]$images$
), (
  'b1090000-0000-4000-8000-000000000020',
  'Codes for the people who come and go',
  '2024-09-20',
  'The sitter, the lawn crew, the nephew from Monterrey. A keypad lock replaces the key under the flowerpot, if it’s set up with a little care.',
  '/storage/v1/object/public/custom-designs-images/seed/security-entry.webp',
  '', 'codes-for-the-people-who-come-and-go', 'Custom Designs', '2024-09-20T15:00:00Z',
  $post$<p>Everybody knows about the key under the flowerpot, including the people you’d rather didn’t. A lock with a keypad is the smallest upgrade to the security of a house and the one that families thank us for most. It’s also easy to set up badly. Here’s how we do it.</p>
<h2>Choose the lock for the door, not the app</h2>
<p>A front door in full western sun reaches temperatures that soften adhesive and kill batteries. Look for a metal keypad, a rated weather seal and a separate key cylinder for the day the batteries win. Check the door itself: in older houses the frame has moved, and you have to lift the handle to throw the bolt. A motor can’t lift a handle. <strong>Fix the door first,</strong> or the lock will grind itself to death in a summer.</p>
<h2>One code for each person</h2>
<ul>
  <li>Family members choose their own, so nobody has to ask.</li>
  <li>The sitter and the housekeeper get codes that work on their days, at their hours.</li>
  <li>The lawn crew gets the gate and not the house.</li>
  <li>Guests get a code that ends on the morning they leave. On a rental this one change saves a locksmith a year.</li>
</ul>
<p>When somebody stops working for you, you delete a number. Nobody has to give anything back and there’s no awkward talk on the porch.</p>
<h2>Let the lock tell the house</h2>
<p>This is where it becomes pleasant. When the last person locks from outside, the alarm arms itself and the thermostat relaxes. When your daughter’s code opens the door after school, you get one message that says she’s home and the hall light comes on. If the bolt is still open at eleven, the keypad by the bed shows a small amber lamp. None of this needs a camera in the house.</p>
<h2>Two good habits</h2>
<strong>Change the installer’s code</strong> on the day of the installation. Ask us to show you that it was done; any good installer will. And keep one mechanical key with a person who lives nearby, not in the car.
<h2>About break-ins</h2>
<p>A lock with a keypad isn’t stronger than a lock without one. The strength is in the strike plate, the screws and the frame. Three-inch screws into the stud cost a few dollars and do more against a kick than anything electronic. We put them in as a matter of course, and then the alarm sensor, and then the clever part.</p>
<h2>And the flowerpot?</h2>
<p>Keep it. Put an aloe in it. A motion lamp above and a visible doorbell camera beside the door tell a burglar most of what he wants to know, and the aloe will outlive all of us.</p>$post$,
  null
), (
  'b1090000-0000-4000-8000-000000000021',
  'The good-night button',
  '2025-10-03',
  'If you automate one thing, automate the end of the day. What goes on the button, what stays off it and where to put it.',
  '/storage/v1/object/public/custom-designs-images/seed/smart-home-hall.webp',
  '  ',
  'the-good-night-button',
  'Custom Designs',
  '2025-10-03T15:00:00Z',
  $post$We ask every family the same question on the first visit: what do you do before you go to bed? The answers are nearly identical. Somebody checks the doors. Somebody turns off the patio. Somebody walks back to the kitchen for the light over the sink that nobody else ever remembers. Somebody nudges the thermostat and checks the garage through the window, and at eleven forty that somebody lies down and wonders about the gate.

That walk is the best candidate for automation in any house. It’s done every day, it’s the same every day and nobody enjoys it. One button does it in two seconds and doesn’t forget the sink.

What goes on the button? All lights out, except a path from the bed to the bath at five percent. Doors locked, with one gentle chime if one’s standing open. Garage down, gate closed. Shades down on the bedroom side. Thermostat two degrees cooler, because people sleep better that way and the grid is cheaper to lean on at night. The alarm set to stay. The television off, including the one in the room of a teenager who’s no longer watching it.

What stays off? Anything that surprises. The aquarium. The oxygen machine. The pump. Music, if somebody falls asleep to it. The water heater. We go through the house with a list and ask about each, because every house has one thing that must never be switched off by a stranger’s idea of convenience.

Where does it go? By the bed, on the wall or on the night table, as a real button you can find with your eyes closed. Not in an app. An app asks you to pick up a phone, and the phone has opinions about what you should read before sleep. Put a second button at the top of the stairs or by the kitchen door for the last person standing.

Give it a twin. In the morning one touch brings the kitchen up slowly, opens the east shades and sets the house to day. After a week nobody remembers how it was before, and after a month a guest presses it and asks what it would cost.

Say the name out loud when you choose it. In many Valley homes the same button is Good night to the children and Buenas noches to their grandmother, and the voice assistant should answer to either. The label can carry both.

A basic system with that button, a few dimmers and a couple of locks starts at about $2,000. It can grow into the rest of the house later, room by room, without replacing anything. And if it never grows, you’ll still have the button.

Automation$post$,
  null
), (
  'b1090000-0000-4000-8000-000000000022',
  'A smart home for people who do not want one',
  '2023-09-12',
  'My father wanted light switches. He also fell twice in one winter. What we put in his house, and what we left alone.',
  '/storage/v1/object/public/custom-designs-images/seed/pillar-guidance.webp',
  'Automation', 'a-smart-home-for-people-who-do-not-want-one', 'Marisol Garza', '2023-09-12T15:00:00Z',
  $post$<p>My father is eighty-one, lives alone in the house in Edinburg where I grew up and doesn’t want a smart home. He wants light switches. He also fell twice in one winter, once in the hall and once on the step to the carport. What follows is what we settled on, with him at the table, and it has become the way we approach every house where somebody is growing older.</p>
<h2>Rule one: the switches stay</h2>
<p>Everything still works by hand, at the wall, the way it has since 1974. The new dimmers look like switches and act like switches. If the network goes down, the house is exactly as clever as it was before, and he has lost nothing.</p>
<h2>Rule two: light the path</h2>
<ul>
  <li>Low lamps from the bed to the bathroom, on a motion sensor, dim and warm.</li>
  <li>A lamp above the carport step that comes on when the kitchen door opens and stays on for five minutes.</li>
  <li>A brighter lamp over the stove and one over the pill box. Eyes at eighty need far more light than eyes at twenty.</li>
</ul>
<p>He noticed the first and the second in the first week. He has never mentioned them, which is praise.</p>
<h2>Rule three: ask, don’t watch</h2>
<p>There are no cameras inside. That was his line and it was the right one. There’s a sensor on the refrigerator door and one on the front door, and if neither has moved by nine in the morning, my sister and I get a message and one of us calls. It has gone off twice. Both times he had slept late and was annoyed to be asked.</p>
<h2>Rule four: the voice speaks his language</h2>
<p>The speaker in the kitchen answers in Spanish. He asks it for the weather, for Los Tigres del Norte and for my number. He treats it like a slightly slow nephew. If he says that he needs help, it calls the three of us in turn.</p>
<h2>Rule five: fewer remotes</h2>
<p>The television had three. Now there’s one with large keys: on, off, louder, softer and the six channels he watches. The rest of the keys do nothing, on purpose.</p>
<h2>What it took</h2>
<p>Two days, no holes that anybody can see and one afternoon of sitting with him while he tried everything. The afternoon mattered most. A system that has to be explained twice is the wrong system.</p>
<h2>If this sounds like your family</h2>
<p>Start with one conversation, and have it with the person who lives there, not about them. Ask what’s a nuisance. Fix that first. Trust comes from the lamp by the step, not from the brochure. Seniors and veterans get 15% off all of our services; mention it when you schedule and have an ID handy when we visit. My father asked for it, too. He got it.</p>$post$,
  null
), (
  'b1090000-0000-4000-8000-000000000023',
  'Long driveways, citrus rows and the gate at the road',
  '2024-07-18',
  'An acre with a house in the middle is a different job from a lot in town. Power, signal and light for properties outside the city limits.',
  '/storage/v1/object/public/custom-designs-images/seed/about-van.webp',
  'Home Exterior', 'long-driveways-and-citrus-rows', 'Custom Designs', '2024-07-18T15:00:00Z',
  $post$[
  {"type": "paragraph", "text": "Drive ten minutes north of the expressway and the lots turn into acres. There’s a gate at the caliche road, two rows of grapefruit, a driveway of three hundred feet, and somewhere in the middle a house. It’s a lovely way to live. It’s also the point where equipment made for a lot in town gives up."},
  {"type": "heading", "text": "The gate is the front door"},
  {"type": "paragraph", "text": "Everything starts at the road. A visitor should be able to press one button and talk to you, and you should be able to see who it is and open, from the kitchen or from Dallas. That takes power and a network connection three hundred feet from the house. Wi-Fi won’t do it; leaves are mostly water, and water drinks radio. In order of preference:"},
  {"type": "list", "items": ["Fiber in conduit, with power in its own conduit beside it. Immune to lightning, good for decades.", "A point-to-point radio on a mast above the tree line, if there’s a clear view and trenching is out of the question.", "A cellular intercom with a solar panel, for gates where nothing can be dug. It works, with a monthly bill."]},
  {"type": "heading", "text": "Light for a driveway"},
  {"type": "paragraph", "text": "Don’t light the driveway like a runway. One low lamp at each turn, a warm glow on the gate posts and light on the first two trees by the house are plenty. You have a dark sky out there, and dark skies are the reason people buy acres. Shielded fixtures that look down will keep it."},
  {"type": "heading", "text": "Cameras on land"},
  {"type": "paragraph", "text": "Fences are long and so is the list of animals. Don’t try to watch the fence; you’ll hear about every javelina in the county. Watch the places where a vehicle has to pass: the gate, the yard by the barn, the front of the house. A sensor in the driveway that feels a ton of steel rolling over it is old technology, cheap, and never fooled by a dog."},
  {"type": "callout", "text": "Spraying and irrigation: ask your grove manager about schedules before anything is mounted. Sulfur and hard water etch a camera dome in one season, and the flood water comes up higher than you expect."},
  {"type": "heading", "text": "Surges, again"},
  {"type": "paragraph", "text": "Long wires are antennas. Every copper run to the gate, the well and the barn wants protection at both ends, and everything should share one good ground. It’s dull and it’s most of what separates a system that lasts from one that dies in its first July."},
  {"type": "heading", "text": "Power that blinks"},
  {"type": "paragraph", "text": "Rural lines blink more. Put the network and the recorder on a battery, set the gate to fail to manual and teach everybody where the release is."},
  {"type": "conclusion", "text": "Call us, and we’ll come walk it. If you want to sketch a map with distances first, the back of a feed receipt is fine. On land, the distances are the design."}
]$post$,
  $images$[
  "/storage/v1/object/public/custom-designs-images/seed/landscape-lighting.webp",
  "/storage/v1/object/public/custom-designs-images/seed/security-entry.webp"
]$images$
)
on conflict (id) do nothing;
