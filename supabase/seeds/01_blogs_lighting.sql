-- Sample articles. The seed files cover every format of a post: a JSON list of blocks, the same as
-- an encoded string, HTML, plain text, and an object of strings.

insert into public.custom_design_blogs
  (id, title, date, excerpt, image, category, slug, author, created_at, content, images)
values (
  'b1090000-0000-4000-8000-000000000001',
  'Lighting a palm without lighting the sky',
  '2026-11-12',
  'One small lamp, close to the trunk and aimed at the bark, does more than a floodlight. How we place it, what it’s made of and what it costs to run.',
  '/storage/v1/object/public/custom-designs-images/seed/landscape-lighting.webp',
  'Lighting', 'lighting-a-palm', 'Custom Designs', '2026-11-12T15:00:00Z',
  $post$[
  {"type": "paragraph", "text": "Most palms in the Valley are lit the way a ballpark is: a floodlight at the fence, aimed up, on until sunrise. The light passes the trunk, lights the underside of the fronds for a second and keeps going to the clouds. The neighbor across the street gets the rest. There’s a better way, and it takes less equipment."},
  {"type": "heading", "text": "Start at the bark"},
  {"type": "paragraph", "text": "A palm is a column with a texture. Washingtonias have a crosshatch of old boots, sabals a lattice, royals a trunk as smooth as poured concrete. All of it shows only when the light comes from very close and very low, so it rakes across the surface instead of hitting it flat. We set the lamp eight to twelve inches from the trunk and aim it almost straight up. The light is brightest at the base and has nearly faded by the time it reaches the crown, which is how a tree looks by a campfire."},
  {"type": "image", "url": "/storage/v1/object/public/custom-designs-images/seed/blog-palms.webp", "caption": "Three trunks, three narrow lamps, nothing aimed at the sky"},
  {"type": "heading", "text": "Narrow, warm and on the far side"},
  {"type": "list", "items": ["A narrow beam, 10 to 15 degrees, for a tall single trunk; 24 to 36 degrees for a cluster.", "Warm light, 2700 K or a little below. Green fronds look alive in it and stucco looks like stucco, not like chalk.", "On the side away from where you sit, or behind a stone or a low aloe, so you see the tree and never the lamp.", "A glare shield on every fixture. If you can see the bulb from the patio, the fixture is in the wrong place."]},
  {"type": "heading", "text": "What the climate does to a fixture"},
  {"type": "paragraph", "text": "Painted aluminum is fine in a catalog. In Mission, with sprinklers on hard water every other day, the paint lifts in two or three summers. On the island the salt does it in one. Solid brass and copper cost more on the day and go on for decades; they turn brown, then a quiet green, and nobody minds. Connections matter as much as metal. We use gel-filled connectors rather than wire nuts with tape, because the ground here floods for an afternoon a few times a year and dry connections don’t come back from that."},
  {"type": "callout", "text": "Ask to see the connectors before you ask about the lamps. Most failed landscape systems we’re called to look at have good lamps and bad splices."},
  {"type": "heading", "text": "How many"},
  {"type": "paragraph", "text": "Fewer than you think. On a yard with nine palms we usually light three: one by the door, one at the far corner, one where you look from the kitchen sink. Darkness between them is what gives the yard its depth. A modern LED lamp of four to six watts is enough for a thirty-foot trunk, so three of them together use less power than one old porch bulb."},
  {"type": "blockquote", "text": "We turned off two thirds of the yard and it looked twice as big."},
  {"type": "conclusion", "text": "Before you buy anything, take a good flashlight outside after dinner, lay it at the foot of one palm and walk to the street. If that looks right, you already have the design. We bring proper lamps to the consultation and do the same thing with you, tree by tree."}
]$post$,
  null
), (
  'b1090000-0000-4000-8000-000000000002',
  'Warm light, in plain words',
  '2026-03-11',
  '2700, 3000, 4000: the number on the box decides how a room feels at nine in the evening. A short guide for people who would rather not learn about kelvins.',
  '/storage/v1/object/public/custom-designs-images/seed/premium-lighting.webp',
  'Lighting', 'warm-light-in-plain-words', 'Custom Designs', '2026-03-11T15:00:00Z',
  to_json($post$[
  {"type": "paragraph", "text": "Every lamp box carries a number with a K after it. It’s the most useful number on the box and the one they explain worst. You don’t need the physics. You need to know what your kitchen will look like at nine in the evening."},
  {"type": "heading", "text": "The four numbers that matter"},
  {"type": "list", "items": ["2200 K is candlelight. Good for a bar, a patio lantern, the last hour of the day. Too orange for reading a recipe.", "2700 K is the lamp your grandmother had. Living rooms, bedrooms, dining tables, anything with wood or warm plaster.", "3000 K is a shade cleaner. Kitchens, bathrooms, laundry, a garage you actually work in.", "4000 K and above is an office or a pharmacy. It has a place over a workbench and almost nowhere else in a house."]},
  {"type": "paragraph", "text": "Mixing is what goes wrong. A 2700 K lamp beside a 4000 K ceiling light makes one look dirty and the other look sick. Choose one number for a room, and one for every room you can see from it. In open plans, which is most of what has been built here in twenty years, that means the kitchen, dining and living areas share a number."},
  {"type": "heading", "text": "Sunlight counts too"},
  {"type": "paragraph", "text": "Valley daylight is strong and blue, and we spend a good part of the year with the shades down against it. When you come in from the driveway at four in July, a 2700 K room looks almost brown for a minute. That’s your eyes, not the lamp. Judge light after sunset, with the shades closed, when the room is doing what you bought it for."},
  {"type": "heading", "text": "The other number"},
  {"type": "paragraph", "text": "Beside the K is often a CRI, the color rendering index. It says how true a lamp’s color is compared with daylight. Ninety or better is what you want over food, clothes, art and faces. Below eighty, tomatoes look tired and so do people. If the box doesn’t state it, assume it’s low."},
  {"type": "heading", "text": "Dimming changes the color, if you let it"},
  {"type": "paragraph", "text": "An old filament turned warmer as it dimmed; most LEDs stay the same color and simply get weaker, which is why a dimmed room can look gray. Lamps sold as warm-dim follow the old behavior, from 3000 K at full to about 1800 K at the bottom. Over a dining table they’re worth the difference. In a closet they’re not."},
  {"type": "callout", "text": "Buy one lamp, not twelve. Put it in the fixture, live with it for two evenings, then buy the other eleven from the same batch."},
  {"type": "conclusion", "text": "If you remember one thing: 2700 K where you rest, 3000 K where you work, one number per view, CRI of 90 for anything you love looking at. Basic smart lighting that holds those choices and dims them well starts from about $1,500, and we’ll bring sample lamps so you can see the numbers on your own walls."}
]$post$::text)::text,
  null
), (
  'b1090000-0000-4000-8000-000000000003',
  'Why your new LEDs flicker, and how to make them stop',
  '2025-02-17',
  'It’s rarely the lamp alone. The dimmer, the number of lamps and sometimes the air conditioner all have a part in it.',
  '/storage/v1/object/public/custom-designs-images/seed/pillar-lighting.webp',
  'Lighting', 'why-leds-flicker', 'Ben Treviño', '2025-02-17T15:00:00Z',
  $post$<p>You replaced every lamp in the dining room, turned the dimmer down for dinner, and the room began to shiver. You’re in good company: it’s the lighting question we hear most from people who did the work themselves. The good news is that it nearly always has an ordinary cause.</p>
<h2>The dimmer is older than the lamps</h2>
<p>A dimmer from the nineties was built for filaments drawing several hundred watts. Six LEDs draw about fifty together. Below its minimum load the dimmer can’t hold a steady waveform and the lamps show it. A dimmer made for LED loads, with a <strong>low-end trim</strong> you can adjust, solves most cases in ten minutes. Turn the trim up until the flicker stops at the lowest setting, and leave it there.</p>
<h2>The lamps don’t agree with each other</h2>
<p>Two brands on one dimmer can fight. Even two batches of one brand can. If five lamps are steady and one pulses, swap that lamp first. If they take turns, put the same model in every socket of the circuit.</p>
<h2>The dimmer and the lamp don’t agree</h2>
<p>Manufacturers publish lists of lamps that were tested with each dimmer. They’re dull reading and they save money. Before we order, we check the pair, and for fixtures with the LED built in we check the driver inside, because that’s the part the dimmer really talks to.</p>
<h2>It happens only when the air conditioner starts</h2>
<p>That’s a dip in the supply, and in August every compressor on the street dips it a little. A brief blink at full brightness is normal. A deep sag that you can also see on the television isn’t: it can mean a loose connection at the panel or a tired service drop. <strong>Call an electrician or the utility for that one.</strong> It’s a safety matter, not a lighting matter.</p>
<h2>It happens with nothing turned down at all</h2>
<ul>
  <li>A loose wire in the switch or the fixture, common in houses where boxes were packed tight.</li>
  <li>A smart switch without a neutral wire, leaking a little current through the lamps to stay awake. They glow faintly when off, too. A small bypass capacitor at the fixture cures it.</li>
  <li>A cheap driver that has cooked. An attic above a Valley bedroom passes 130 degrees in summer, and a sealed can light sits right in it.</li>
</ul>
<h2>What we do on a visit</h2>
<p>We count the lamps, read the dimmer, put a meter on the circuit and film the light in slow motion with a phone, which shows flicker that the eye only feels as tiredness. Then we change one thing at a time. Most rooms need one new dimmer. Some need one lamp. Very few need what the store wants to sell you, which is everything.</p>
<p>The finished dining room is in the image below: /storage/v1/object/public/custom-designs-images/seed/premium-lighting.webp</p>
<img src="/storage/v1/object/public/custom-designs-images/seed/premium-lighting.webp" alt="">$post$,
  $images$[
  "/storage/v1/object/public/custom-designs-images/seed/premium-lighting.webp",
  "/storage/v1/object/public/custom-designs-images/seed/pillar-lighting.webp"
]$images$
), (
  'b1090000-0000-4000-8000-000000000004',
  'Pool light without the glare',
  '2026-07-24',
  'A pool should glow like a lantern, not blind you like a headlight. Where the lamps go, what color works and what to settle before the plaster.',
  '/storage/v1/object/public/custom-designs-images/seed/pool-lighting.webp',
  'Exterior', 'pool-light-without-the-glare', 'Custom Designs', '2026-07-24T15:00:00Z',
  $post${
  "introduction": "A pool is the biggest lamp on the property. Lit well, it lights the deck, the faces around it and the underside of the patio roof with a slow moving pattern that no fixture can imitate. Lit badly, it’s a car coming at you with its high beams on, all evening, at the height of your chair.",
  "face_away_from_the_house": "The one rule that outranks the rest: lamps go in the wall nearest to where you sit, facing away. From the patio you then see lit water and never a lens. Builders often put the light in the deep end, facing the house, because the conduit is shorter. Ask for the drawing before the shell is shot, because that’s the last day it costs nothing to move.",
  "several_small_ones": "One large lamp leaves a hot spot and dark ends. Three or four small ones, evenly spaced about eighteen inches under the water line, make a pool that looks like one sheet of light. Steps and benches deserve their own lamp for safety. So does a tanning ledge, where the water’s ten inches deep and a lamp has to be both small and dim.",
  "color": "Color-changing lamps are fun for a party and rarely used in the second year. Most families settle on a soft white or a pale blue and leave it there. If you do want color, ask for a real white, not red, green and blue mixed together, which turns skin gray.",
  "around_the_water": "Keep the deck lower than the water. Small lamps under the coping and one or two in the planting are enough to walk by. Avoid posts with bare globes: they reflect in the water twice and draw every insect between here and the canal. A warm lamp of 2200 to 2700 K draws noticeably fewer bugs than a cool one.",
  "safety": "Everything electrical in and near water is work for a licensed electrician, with bonding, ground-fault protection and low-voltage lamps fed from a transformer placed well back from the edge. We design the light, choose the fixtures, program the scenes and coordinate with the pool builder and the electrician. Salt-chlorinated pools eat cheap trim rings, so we specify plastic or high-grade stainless there.",
  "scenes": "We usually set three. Swim: bright and even, steps clearly visible. Evening: pool at a third, palms on, deck lamps at the edge of dark. Late: pool barely on, so a person walking out at two in the morning can see where the water is. One button by the patio door runs all three, and at midnight the house turns the rest off by itself.",
  "conclusion": "If your pool is already built, most of this still works. Niche lamps can be replaced with better ones in the same housing, and the lighting around the water can change everything without touching the plaster at all. Walk out tonight, sit where you always sit and look for the lens. If you can see it, we have something to talk about."
}$post$,
  null
), (
  'b1090000-0000-4000-8000-000000000005',
  'The almost-dark hallway',
  '2024-03-14',
  'The most used light in a house is the one you walk by at two in the morning. It deserves ten minutes of thought.',
  '/storage/v1/object/public/custom-designs-images/seed/smart-home-hall.webp',
  'Design', 'the-almost-dark-hallway', 'Custom Designs', '2024-03-14T15:00:00Z',
  $post$[
  {"type": "paragraph", "text": "Nobody asks us to design a hallway. People ask for the living room, the patio and the theater, and the hall gets two can lights on a switch at one end. Then somebody gets up at two in the morning, hits that switch and is awake until four."},
  {"type": "heading", "text": "What a hall is for"},
  {"type": "paragraph", "text": "By day a hall joins rooms. By evening it’s the view from every one of them. At night it’s a path for people who are half asleep, some of them three years old and some of them eighty. Those are three different lights, and one row of cans does none of them well."},
  {"type": "heading", "text": "Day: light the end, not the floor"},
  {"type": "paragraph", "text": "A hall looks shorter and kinder when the end wall is bright. One small accent lamp on a painting, a santo in a nicho or a plain plaster wall draws you through. The floor in between can be dim. If the hall has a skylight, it may need nothing at all until six."},
  {"type": "heading", "text": "Evening: from below and from the side"},
  {"type": "paragraph", "text": "We like light that comes from under a console, from behind a handrail or from a groove at the top of the wall. The lamp is hidden, the glow is soft and there’s no glare for someone looking out from a dark bedroom. On thick block walls, which many older Valley houses have, a shallow cove of plaster or wood carries the lamp and the wire without cutting into masonry."},
  {"type": "subheading", "text": "Choose one warm color"},
  {"type": "paragraph", "text": "Keep the hall at 2700 K or lower. It touches every bedroom, and cooler light under a bedroom door reads as morning."},
  {"type": "heading", "text": "Night: barely there"},
  {"type": "list", "items": ["Lamps at ankle height, one every eight feet, at five percent.", "A motion sensor aimed along the hall and not into bedrooms.", "A three-minute timer and a very slow fade out.", "No light at all on the ceiling after ten."]},
  {"type": "callout", "text": "If there are grandparents in the house, add one more lamp at the bathroom door. Most falls at night happen in the last four steps."},
  {"type": "heading", "text": "What it takes"},
  {"type": "paragraph", "text": "In new construction, a few extra boxes and a day of thought. In a finished house, a plug-in sensor, a roll of good LED tape and a dimmer will get you most of the way, and battery sensors mean no wall is opened. We set the levels after dark with the people who live there, walking the path in socks."},
  {"type": "conclusion", "text": "A house feels cared for in the places where nobody expected care. Start with the hallway."}
]$post$,
  $images$[
  {"url": "/storage/v1/object/public/custom-designs-images/seed/smart-home-hall.webp", "caption": "Lamps that fade toward the bedroom, and a line of light along the floor", "sequence": 1},
  {"url": "/storage/v1/object/public/custom-designs-images/seed/lighting-design-living.webp", "caption": "The living room beyond, lit by its wall", "sequence": 2}
]$images$
)
on conflict (id) do nothing;
