-- Sample articles. See 01_blogs_lighting.sql for the formats.

insert into public.custom_design_blogs
  (id, title, date, excerpt, image, category, slug, author, created_at, content, images)
values (
  'b1090000-0000-4000-8000-000000000012',
  'Why your Wi-Fi stops at the stucco',
  '2026-10-20',
  'Behind the plaster is a sheet of steel mesh, and steel mesh is what you’d choose if you wanted to keep radio out. What to do about it.',
  '/storage/v1/object/public/custom-designs-images/seed/networking-rack.webp',
  'Networking', 'why-wifi-stops-at-the-stucco', 'Custom Designs', '2026-10-20T15:00:00Z',
  $post$<p>The complaint is always the same. The signal is perfect in the living room, weak in the back bedroom and gone on the patio, twelve feet from the router, on the other side of one wall. The internet provider sends a bigger box. Nothing changes. The wall is the reason.</p>
<h2>What’s in the wall</h2>
<p>Stucco is troweled over <strong>metal lath</strong>, a diamond mesh of steel that gives the plaster something to hold. The holes are far smaller than a Wi-Fi wave is long, and to radio that looks nearly solid. Houses built before the eighties often have <strong>cinder block</strong> instead, which soaks up the signal, and sometimes steel rods in the cells as well. Add foil-backed insulation and low-emissivity windows, both good ideas in this heat, and you live in a very comfortable radio shield.</p>
<h2>Why a stronger router doesn’t help</h2>
<p>Your phone has to answer. However loudly the router shouts, the phone in your hand has a battery the size of a cracker and a legal limit on how hard it’s allowed to transmit. If nobody can hear it, there’s no conversation. What helps is a shorter distance and fewer walls, not more power on one side.</p>
<h2>What works</h2>
<ul>
  <li><strong>Several small access points instead of one large one.</strong> One in the middle of the living area, one near the bedrooms, one outdoors under the eave.</li>
  <li><strong>A cable to each of them.</strong> Wireless repeaters pass the message through the same bad wall twice. A cable goes around the problem.</li>
  <li><strong>One on the patio side.</strong> Because the lath blocks both ways, an outdoor access point has to be outdoors. It also leaves the indoor channels free.</li>
  <li><strong>Quiet channels.</strong> In a dense street the neighbors’ networks leak through the windows. A survey takes half an hour and tells us where to sit.</li>
</ul>
<h2>Getting cable through a house that’s finished</h2>
<p>Attics in the Valley are hot, low and full of ducts, but they go everywhere. We work in them first thing in the morning, drop cable down inside closets and come out behind furniture. For block walls with no cavity we use the baseboard, the crown or a painted raceway in a corner. It’s slower than new construction. It’s rarely impossible.</p>
<h2>Do you need all of it?</h2>
<p>If the house is under about 1,500 square feet and framed in wood, one good router in the middle may do. Move it before you replace it: out of the metal cabinet, off the floor, away from the microwave. If that brings the back bedroom to life, keep your money.</p>
<h2>What you can expect</h2>
<p>With wired access points the whole house should come close to the speed you pay for, and a phone should keep its call while you walk from the kitchen to the grill. We design home networks for speeds from 100 Mbps to 10 Gbps and for 99.9% uptime, and we leave a floor plan that shows where every cable goes, so the next person doesn’t have to guess.</p>$post$,
  $images$[
  "/storage/v1/object/public/custom-designs-images/seed/networking-rack.webp",
  "/storage/v1/object/public/custom-designs-images/seed/fiber-optic.webp"
]$images$
), (
  'b1090000-0000-4000-8000-000000000013',
  'Surge protection in three layers',
  '2026-05-18',
  'A power strip is the last inch of a job that starts at the meter. What lightning really does to a Valley house and how to make it boring.',
  '/storage/v1/object/public/custom-designs-images/seed/blog-storm.webp',
  'Networking', 'surge-protection-in-three-layers', 'Ben Treviño', '2026-05-18T15:00:00Z',
  $post$[
  {"type": "paragraph", "text": "From May to October the sky over the levee turns purple about three afternoons a week. Very few houses are hit. A great many are near a strike, and near is enough: the pulse comes in on the power line, the phone or cable line and the long wires in the yard, and it looks for the shortest way to the ground. We’d like that way not to be your television."},
  {"type": "image", "url": "/storage/v1/object/public/custom-designs-images/seed/blog-storm.webp", "caption": "The usual four o’clock appointment"},
  {"type": "heading", "text": "Layer one: at the panel"},
  {"type": "paragraph", "text": "A whole-house surge protector mounts at the electrical panel and takes the brunt. A licensed electrician installs it in about an hour, and a small lamp on it shows whether it still works. It’s a wearing part. After a bad season, look at the lamp."},
  {"type": "heading", "text": "Layer two: every other wire that enters"},
  {"type": "paragraph", "text": "This is the layer that gets forgotten. A protector on the power does nothing for a surge that arrives on the cable line, the antenna, the gate operator, the sprinkler controller or the camera on the far post. Each of them wants a protector where it enters the house, and all of those protectors must share the same ground. Two grounds with a strike between them are two different voltages, and your equipment becomes the bridge."},
  {"type": "list", "items": ["Cable and phone lines: bonded to the house ground at the entry, which is often missing in older homes.", "Outdoor cameras and access points: a protector at the house end of each network cable.", "A casita or workshop: fiber instead of copper. Glass doesn’t conduct, so there’s nothing to protect.", "Gate motors and well pumps: a protector of their own, at the device."]},
  {"type": "heading", "text": "Layer three: at the equipment"},
  {"type": "paragraph", "text": "Now the strip under the desk has a chance, because all it has to handle is what’s left. Better still is a battery unit. It rides through the blink that reboots everything, gives the network twenty minutes of life and holds the voltage steady on an August evening when every compressor in the neighborhood is running."},
  {"type": "callout", "text": "A strip with more outlets isn’t a protector. Look for a joule rating, a status lamp and a clamping voltage, and replace it if the lamp is out."},
  {"type": "heading", "text": "The part that costs nothing"},
  {"type": "paragraph", "text": "Unplug what you love when a storm is on top of you and you’re home to do it. Not during: before. Never touch the plug of something wired to the yard while there’s thunder. And take pictures of the serial numbers once a year, because insurance asks."},
  {"type": "blockquote", "text": "After the second modem in one summer, we stopped blaming the modem."},
  {"type": "heading", "text": "How we build it in"},
  {"type": "paragraph", "text": "Every rack we install gets a protector on its feed, protectors on its outdoor cables, a battery and a label that says what went in and when. It’s a small share of the project and it’s the share you remember in September."},
  {"type": "conclusion", "text": "Three layers, one ground, one look at the status lamps every spring. Lightning will still be lightning. It just won’t be expensive."}
]$post$,
  null
), (
  'b1090000-0000-4000-8000-000000000014',
  'Fiber to the casita',
  null,
  'A guest house, a workshop or an office past the pool needs a real connection. Why we pull glass instead of copper, and how the trench goes.',
  '/storage/v1/object/public/custom-designs-images/seed/fiber-optic.webp',
  'Networking', 'fiber-to-the-casita', 'Custom Designs', '2025-04-22T15:00:00Z',
  $post$[
  {"type": "paragraph", "text": "More and more Valley lots have a second building: a casita for parents, a rental, a shop, an office past the pool where the door can be shut. Sooner or later somebody in it wants to make a video call, and the Wi-Fi from the house doesn’t get there."},
  {"type": "heading", "text": "Why not just run a network cable?"},
  {"type": "paragraph", "text": "For a hundred feet or less you could, and for years people did. Two things go wrong. The first is length: past 328 feet a copper network cable is out of its rating, and lots with citrus rows are longer than that. The second is lightning. Two buildings have two grounds. When a strike lands nearby, those grounds differ for an instant by thousands of volts, and a copper cable between them offers to even things out through your equipment. Fiber is glass. It carries light, not current, and it has no opinion about thunder."},
  {"type": "heading", "text": "What goes in the ground"},
  {"type": "list", "items": ["A trench about eighteen inches deep, deeper where it crosses a driveway or a planting bed that gets dug.", "Conduit, always, with gentle bends and a pull string left inside for the next thing.", "Six or twelve strands, although you need two. The glass is the cheap part of the job.", "Warning tape a foot above, because one day there will be a new sprinkler line."]},
  {"type": "paragraph", "text": "Call 811 a few days before any digging. It’s free, it’s the law, and on older lots nobody remembers where the gas line goes."},
  {"type": "heading", "text": "Roots, clay and irrigation"},
  {"type": "paragraph", "text": "Mesquite and citrus roots lift shallow pipe, and our clay swells and cracks with the rain. We keep the conduit outside the drip line of big trees and sleeve it where it enters a slab. Irrigated lots on the canal schedule get a sealed box at each end, above the level the water reaches when your turn comes."},
  {"type": "heading", "text": "At each end"},
  {"type": "paragraph", "text": "A small switch turns light back into an ordinary network. In the casita it feeds one access point, a television and perhaps a camera; in the workshop, whatever you build there. Both ends go on a battery so a flicker doesn’t drop the call. We clean, terminate and test every strand and give you the readings, so a problem in five years can be compared with the day it was new."},
  {"type": "heading", "text": "How fast, how long"},
  {"type": "paragraph", "text": "The glass will carry far more than you’ll use: we install links from 100 Mbps to 10 Gbps on the same strands, and the speed is changed by swapping a part the size of a thumb. A residential run usually takes one to three days, most of it trench. Large commercial projects, between several buildings, take several weeks."},
  {"type": "conclusion", "text": "If a trench is being opened for power, water or a gate, put an empty conduit in it. It’s the best small investment on any lot, and you can decide about the glass later."}
]$post$,
  $images$[
  "/storage/v1/object/public/custom-designs-images/seed/fiber-optic.webp",
  "/storage/v1/object/public/custom-designs-images/seed/networking-rack.webp"
]$images$
), (
  'b1090000-0000-4000-8000-000000000015',
  'What the box in the closet is trying to tell you',
  '2025-12-08',
  'Slow evenings, dropped calls, a router that needs a restart every Monday. How to read the signs before you pay for a faster plan.',
  '/storage/v1/object/public/custom-designs-images/seed/networking-rack.webp',
  '', null, 'Custom Designs', '2025-12-08T15:00:00Z',
  $post$When the internet is slow, most people call the provider and buy more of it. Sometimes that’s the answer. Far more often the line into the house is fine and the network inside it is the trouble. Before you pay for a bigger plan, spend an evening finding out which one it is.

Begin with a cable. Plug a laptop straight into the modem with a network cable and run a speed test. If you get about what you pay for, the provider has done its part, and whatever is wrong is yours. If you don’t, run it again in the morning. Slow only in the evening points to a crowded neighborhood; slow all day points to the line, and that’s a call to the provider with a number in your hand.

Now put the cable back and test over Wi-Fi from one step away. A large drop at one step means the router is old, overloaded or badly set. Then test in the back bedroom. A large drop there means walls and distance, and no plan on earth will fix it. That’s a job for a second access point with its own cable.

A router that needs a restart every few days is usually hot. Ours live in closets, laundry rooms and garages, and in July those are cruel places. Feel the case. If you wouldn’t hold it for a minute, neither should it. Stand it on edge, off the modem, out of the cabinet and off the floor. If it lives in the garage, move it indoors. Electronics that run at 110 degrees don’t run for long.

Count what’s connected. A family of five can easily have forty devices on a home network: phones, tablets, televisions, cameras, the thermostat, the washing machine, the neighbor’s boy. Cheap routers begin to drop things at around thirty. Four cameras sending video to the cloud all day can fill a slow upload by themselves, which is why video calls stutter while downloads look fine.

Look for doubles. If both the provider’s box and your own router are handing out addresses, some things will work and some won’t, for no reason anyone can see. One of the two should be put in bridge mode. If you still have an old wireless extender behind the sofa from three houses ago, unplug it and see whether life improves.

Keep guests and gadgets apart from the computers. Most routers offer a guest network, and it takes two minutes to turn it on. Put visitors, bulbs and bargain cameras there. It’s tidier, and it’s safer.

Last, write down the date you bought the router. Five years is a good run. A new one with a current Wi-Fi standard, wired to a switch and placed in the middle of the house, often does more than doubling the bandwidth. If you’ve done all of this and the evening’s still slow, you’ve also done most of our diagnosis, and the visit will be short.$post$,
  null
), (
  'b1090000-0000-4000-8000-000000000016',
  'Small office, serious network',
  '2024-01-22',
  'Twelve people, two printers, a card terminal and a conference room. What a small Valley business needs, and what it can skip.',
  '/storage/v1/object/public/custom-designs-images/seed/networking-rack.webp',
  'Networking', 'small-office-serious-network', 'Custom Designs', '2024-01-22T15:00:00Z',
  $post$[
  {"type": "paragraph", "text": "An office of a dozen people is a strange size. It’s too big for the router that came with the line and too small for an IT department. So the network grows by accident: a switch under a desk, an extender in the hall, a closet where the cables look like Sunday’s fideo. It works until the day it doesn’t, and that day is usually the fifteenth, when payroll is due."},
  {"type": "heading", "text": "Draw it once"},
  {"type": "paragraph", "text": "Before buying anything, we make one drawing: where people sit, where paper comes out, where cards are swiped, where guests wait. Each place gets two network jacks, because you’ll want the second. Ceiling points for access points go roughly every forty feet, nearer if the walls are block."},
  {"type": "heading", "text": "Four networks in one"},
  {"type": "list", "items": ["Staff: computers, printers, the file server.", "Payments: card terminals and nothing else. Your processor’s rules are far easier to meet when nothing else is there.", "Guests: the internet and only the internet, with a password on a card by the door.", "Things: cameras, thermostats, door locks, the break-room television."]},
  {"type": "paragraph", "text": "All four share the same wires and the same access points. The separation is a setting, not four sets of boxes, and it means that a bargain camera can’t read your invoices."},
  {"type": "heading", "text": "Put it in a rack, even a small one"},
  {"type": "paragraph", "text": "A wall-mounted cabinet the size of a suitcase holds the modem, router, switch, recorder and battery. It locks, it breathes and it can be understood by somebody who has never seen it. We label both ends of every cable and leave the drawing inside the door."},
  {"type": "subheading", "text": "Heat and power"},
  {"type": "paragraph", "text": "Closets without air are the main killer of office equipment here. If the door must be closed, it needs a vented panel and a quiet fan. A battery that carries the rack for half an hour is enough to ride out most of what a summer afternoon brings, and surge protection at the panel is worth more than any warranty."},
  {"type": "heading", "text": "A second way out"},
  {"type": "paragraph", "text": "If an hour offline costs you real money, have a second connection. It can be modest: a cellular modem that takes over by itself keeps card terminals and email alive until the line returns. We set it up so nobody has to do anything."},
  {"type": "heading", "text": "What you can skip"},
  {"type": "paragraph", "text": "You don’t need ten gigabits to every desk, a server room or a subscription for each light switch. You do need backups, tested twice a year, and one person who knows who to call."},
  {"type": "callout", "text": "Ask for the documentation in writing before the final payment: drawing, passwords in a sealed envelope, test results, warranty dates. If it isn’t written down, it wasn’t finished."},
  {"type": "conclusion", "text": "A good small network is quiet. Nobody mentions it. That’s what you’re paying for."}
]$post$,
  $images$[
  {"url": "/storage/v1/object/public/custom-designs-images/seed/networking-rack.webp", "caption": "Everything labeled, nothing on the floor", "sequence": 1}
]$images$
), (
  'b1090000-0000-4000-8000-000000000017',
  'Before the named storm: an electronics checklist',
  '2026-06-01',
  'Plywood and water come first. Then spend one hour on the things with plugs. A list to tape inside the pantry door.',
  '/storage/v1/object/public/custom-designs-images/seed/blog-storm.webp',
  'Security', 'before-the-named-storm', 'Custom Designs', '2026-06-01T15:00:00Z',
  $post$<p>June first is the start of the season and a good day to tape a list inside a door. Your family, the windows and the water come first, always. When those are done, an hour with the things that have plugs can save weeks of waiting for parts. Those of us who were here for Hanna in July of 2020 remember which houses were back to normal first.</p>
<h2>A week ahead</h2>
<ul>
  <li>Photograph every room, and the label on the back of anything valuable. Send the pictures to yourself so they’re not only in the house.</li>
  <li>Check the status lamp on the surge protector at the electrical panel.</li>
  <li>Test the battery units: pull the plug and see how long the network stays up. Batteries older than four years seldom do what the box says.</li>
  <li>Walk the yard for loose cameras, speakers and path lamps. A two-pound speaker is a projectile in eighty-knot wind.</li>
  <li>Write the passwords for the alarm and the router on paper, in a sealed bag, in the go-box.</li>
</ul>
<h2>The day before</h2>
<ul>
  <li>Charge everything that can be charged.</li>
  <li>Bring in the patio television and any speaker on a bracket. If it has a quick release, five minutes is enough.</li>
  <li>Turn off the pool and landscape transformers at the breaker.</li>
  <li>Lower exterior shades all the way and lock them, or raise and pin them if the manufacturer says so. A shade halfway down is a sail.</li>
  <li>Set the gate to open by hand and tell everybody in the house how.</li>
  <li>Raise anything on a garage floor by a foot. Flat streets hold water, and the garage is the first to know.</li>
</ul>
<h2>When it’s close</h2>
<strong>Unplug televisions, computers, the amplifier rack and the network at the wall, power and data both.</strong> Leave the refrigerator. Leave the alarm, which has its own battery. Once there’s thunder, stop: don’t handle wires that run to the yard.
<h2>If you’re away</h2>
<p>Winter Texans and owners on the island can do most of it from a thousand miles north, if the house was prepared. Ask a neighbor to throw two labeled breakers. Check the cameras while they last, save the last clips and then stop looking. Batteries and networks end, and a dark screen isn’t news about your house.</p>
<h2>Afterward</h2>
<ul>
  <li>Don’t turn on anything that has been wet, even if it looks dry.</li>
  <li>Wait until the power has been steady for an hour. It often comes back, sags and goes again, and that second surge does the damage.</li>
  <li>Plug in one thing at a time, the cheapest first.</li>
  <li>Photograph damage before you move it.</li>
</ul>
<h2>Keep the list alive</h2>
<p>Every house is different, and the most useful line on the paper is the one only you know: the breaker that sticks, the camera with the odd bracket, the aunt with the spare key. Add yours. If you’d like a hand with the rest, our emergency line for commercial clients answers at all hours, all year. For homes, call us as soon as the roads are clear.</p>$post$,
  null
)
on conflict (id) do nothing;
