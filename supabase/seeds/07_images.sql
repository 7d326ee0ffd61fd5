-- Sample pictures; several rows share a drawn scene until real photographs exist.

insert into public.images
  (id, image_id, file_name, file_path, bucket_name, category, title, description, tags, file_size,
   mime_type, width, height, is_featured, created_at)
values
  (
    '1a9e0000-0000-4000-8000-000000000001', 'seed-01', 'home-theater-room.webp',
    '/storage/v1/object/public/custom-designs-images/seed/home-theater-room.webp',
    'custom-designs-images', 'project-gallery', 'Theater for six in Sharyland',
    'Two rows of recliners, fabric walls with the speakers behind them and small lights under each step. Three days from bare room to first movie.',
    array['home theater', 'projector', 'acoustics', 'step lights'], 38412, 'image/webp', 960, 540, true, '2026-10-28T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000002', 'seed-02', 'outdoor-entertainment-patio.webp',
    '/storage/v1/object/public/custom-designs-images/seed/outdoor-entertainment-patio.webp',
    'custom-designs-images', 'project-gallery', 'Covered patio in north McAllen',
    'A screen on the north wall that stays readable at five o’clock, four garden speakers and one dimmer for the beam lights.',
    array['patio', 'outdoor', 'television', 'speakers'], 52604, 'image/webp', 960, 540, true, '2026-10-14T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000003', 'seed-03', 'landscape-lighting.webp',
    '/storage/v1/object/public/custom-designs-images/seed/landscape-lighting.webp',
    'custom-designs-images', 'project-gallery', 'Palms along a stone walk, Mission',
    'Seven brass lamps light three sabal palms and forty feet of path. The rest of the yard stays dark on purpose.',
    array['landscape', 'palms', 'path'], 49872, 'image/webp', 960, 540, true, '2026-09-30T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000004', 'seed-04', 'pool-lighting.webp',
    '/storage/v1/object/public/custom-designs-images/seed/pool-lighting.webp',
    'custom-designs-images', 'project-gallery', 'Pool and casita, Edinburg',
    'Four small lamps facing away from the patio, so the water glows and nobody squints. Fiber runs under the deck to the casita.',
    array['pool', 'outdoor', 'fiber'], 43210, 'image/webp', 960, 540, true, '2026-09-12T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000005', 'seed-05', 'lighting-design-living.webp',
    '/storage/v1/object/public/custom-designs-images/seed/lighting-design-living.webp',
    'custom-designs-images', 'project-gallery', 'Stone wall living room, McAllen',
    'One row of wall washers, one lamp, three scenes on a keypad engraved in English and Spanish.',
    array['lighting', 'keypad', 'scenes'], 44290, 'image/webp', 960, 540, false, '2026-08-27T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000006', 'seed-06', 'premium-lighting.webp',
    '/storage/v1/object/public/custom-designs-images/seed/premium-lighting.webp',
    'custom-designs-images', 'project-gallery', 'Dining room that dims to candlelight',
    'Warm-dim lamps from 3000 K down to 1800 K over a mesquite table, matched to the dimmer so that nothing flickers.',
    array['lighting', 'dining'], 42198, 'image/webp', 960, 540, false, '2026-08-05T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000007', 'seed-07', 'multi-room-audio-kitchen.webp',
    '/storage/v1/object/public/custom-designs-images/seed/multi-room-audio-kitchen.webp',
    'custom-designs-images', 'project-gallery', 'Six-zone music in a Harlingen ranch house',
    'Ceiling speakers in the kitchen, baths and porch, wired through the attic in two early mornings.',
    array['audio', 'multi-room', 'existing home'], 47318, 'image/webp', 960, 540, false, '2026-07-16T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000008', 'seed-08', 'security-entry.webp',
    '/storage/v1/object/public/custom-designs-images/seed/security-entry.webp',
    'custom-designs-images', 'project-gallery', 'Gate to front door, Rio Grande City',
    'Five cameras, a keypad lock and an intercom at the road, on fiber so that lightning has nothing to follow.',
    array['security', 'cameras', 'gate', 'fiber'], 39154, 'image/webp', 960, 540, false, '2026-06-23T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000009', 'seed-09', 'smart-home-hall.webp',
    '/storage/v1/object/public/custom-designs-images/seed/smart-home-hall.webp',
    'custom-designs-images', 'project-gallery', 'Good-night button, Brownsville',
    'Locks, lights, garage and thermostat behind one button by the bed. The old switches all still work.',
    array['automation', 'locks', 'lighting'], 41876, 'image/webp', 960, 540, false, '2026-05-29T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000010', 'seed-10', 'networking-rack.webp',
    '/storage/v1/object/public/custom-designs-images/seed/networking-rack.webp',
    'custom-designs-images', 'project-gallery', 'Clinic network closet, Edinburg',
    'Four separated networks, battery and surge protection, and a label on both ends of every cable.',
    array['networking', 'commercial', 'rack'], 45566, 'image/webp', 960, 540, false, '2026-04-18T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000011', 'seed-11', 'video-wall-living.webp',
    '/storage/v1/object/public/custom-designs-images/seed/video-wall-living.webp',
    'custom-designs-images', 'project-gallery', 'Nine-panel wall in a hotel lobby, South Padre Island',
    'Coastal-rated hardware, service from the front and one player for the whole wall.',
    array['video wall', 'commercial', 'island'], 40938, 'image/webp', 960, 540, true, '2026-03-20T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000012', 'seed-12', 'audio-listening-room.webp',
    '/storage/v1/object/public/custom-designs-images/seed/audio-listening-room.webp',
    'custom-designs-images', 'project-gallery', 'Two chairs and a turntable, McAllen',
    'A spare bedroom tuned for records: rug, shelves, two panels and a great deal of listening.',
    array['audio', 'listening room'], 36720, 'image/webp', 960, 540, false, '2026-02-11T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000013', 'seed-13', 'fiber-optic.webp',
    '/storage/v1/object/public/custom-designs-images/seed/fiber-optic.webp',
    'custom-designs-images', 'project-gallery', 'Fiber between three packing-shed buildings, Mission',
    'Twelve strands through the citrus, spliced and tested, with every reading in the owner’s folder.',
    array['fiber', 'commercial', 'citrus'], 28844, 'image/webp', 960, 540, false, '2026-01-15T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000014', 'seed-14', 'blog-kitchen-tech.webp',
    '/storage/v1/object/public/custom-designs-images/seed/blog-kitchen-tech.webp',
    'custom-designs-images', 'project-gallery', 'Bilingual kitchen, Brownsville',
    'Keypads that say Cook and Cocinar, a hidden screen and music that knows when the fan is on.',
    array['kitchen', 'automation', 'audio'], 45028, 'image/webp', 960, 540, false, '2025-12-03T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000015', 'seed-15', 'home-theater-room.webp',
    '/storage/v1/object/public/custom-designs-images/seed/home-theater-room.webp',
    'custom-designs-images', 'service-photos', 'Home theater, seats and screen',
    'For the home theater page.',
    array['home theater'], 38412, 'image/webp', 960, 540, false, '2025-11-18T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000016', 'seed-16', 'smart-home-hall.webp',
    '/storage/v1/object/public/custom-designs-images/seed/smart-home-hall.webp',
    'custom-designs-images', 'service-photos', 'Entry keypad at dusk',
    null,
    array['automation', 'keypad'], 41876, 'image/webp', 960, 540, false, '2025-11-11T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000017', 'seed-17', 'lighting-design-living.webp',
    '/storage/v1/object/public/custom-designs-images/seed/lighting-design-living.webp',
    'custom-designs-images', 'service-photos', 'Wall wash and one lamp',
    'Evening scene at thirty percent.',
    array['lighting'], 44290, 'image/webp', 960, 540, true, '2025-11-04T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000018', 'seed-18', 'security-entry.webp',
    '/storage/v1/object/public/custom-designs-images/seed/security-entry.webp',
    'custom-designs-images', 'service-photos', 'Doorbell and eave camera',
    null,
    array['security'], 39154, 'image/webp', 960, 540, false, '2025-10-27T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000019', 'seed-19', 'multi-room-audio-kitchen.webp',
    '/storage/v1/object/public/custom-designs-images/seed/multi-room-audio-kitchen.webp',
    'custom-designs-images', 'service-photos', 'Ceiling speakers over the island',
    'Grilles painted to match the ceiling.',
    array['audio', 'kitchen'], 47318, 'image/webp', 960, 540, false, '2025-10-13T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000020', 'seed-20', 'outdoor-entertainment-patio.webp',
    '/storage/v1/object/public/custom-designs-images/seed/outdoor-entertainment-patio.webp',
    'custom-designs-images', 'service-photos', 'Patio screen at nightfall',
    null,
    array['outdoor', 'patio'], 52604, 'image/webp', 960, 540, false, '2025-09-29T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000021', 'seed-21', 'video-wall-living.webp',
    '/storage/v1/object/public/custom-designs-images/seed/video-wall-living.webp',
    'custom-designs-images', 'service-photos', 'Screen with bias light',
    'Soft light behind the panel is easier on the eyes.',
    array['video'], 40938, 'image/webp', 960, 540, false, '2025-09-08T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000022', 'seed-22', 'audio-listening-room.webp',
    '/storage/v1/object/public/custom-designs-images/seed/audio-listening-room.webp',
    'custom-designs-images', 'service-photos', 'Listening chair',
    null,
    array['audio'], 36720, 'image/webp', 960, 540, false, '2025-08-19T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000023', 'seed-23', 'networking-rack.webp',
    '/storage/v1/object/public/custom-designs-images/seed/networking-rack.webp',
    'custom-designs-images', 'service-photos', 'Rack, dressed and labeled',
    'Every cable carries its room and number.',
    array['networking', 'rack', 'labels', 'patch panel', 'battery'], 45566, 'image/webp', 960, 540, false, '2025-07-30T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000024', 'seed-24', 'fiber-optic.webp',
    '/storage/v1/object/public/custom-designs-images/seed/fiber-optic.webp',
    'custom-designs-images', 'service-photos', 'Fiber ends, lit',
    null,
    array['fiber'], 28844, 'image/webp', 960, 540, false, '2025-07-09T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000025', 'seed-25', 'premium-lighting.webp',
    '/storage/v1/object/public/custom-designs-images/seed/premium-lighting.webp',
    'custom-designs-images', 'hero-images', 'Home hero, alternate',
    'Dining room, for the weeks around the holidays.',
    array['hero', 'lighting'], 42198, 'image/webp', 960, 540, false, '2025-06-17T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000026', 'seed-26', 'landscape-lighting.webp',
    '/storage/v1/object/public/custom-designs-images/seed/landscape-lighting.webp',
    'custom-designs-images', 'hero-images', 'Hero for the outdoor lighting page',
    null,
    array['hero', 'landscape'], 49872, 'image/webp', 960, 540, true, '2025-05-21T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000027', 'seed-27', 'outdoor-entertainment-patio.webp',
    '/storage/v1/object/public/custom-designs-images/seed/outdoor-entertainment-patio.webp',
    'custom-designs-images', 'hero-images', 'Hero for the outdoor page',
    'Leave room for the heading at lower left.',
    array['hero', 'patio', 'outdoor'], 52604, 'image/webp', 960, 540, false, '2025-04-30T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000028', 'seed-28', 'blog-palms.webp',
    '/storage/v1/object/public/custom-designs-images/seed/blog-palms.webp',
    'custom-designs-images', 'hero-images', 'Hero for the communities page',
    'Sabal palms at the end of dusk.',
    array['hero', 'palms', 'dusk', 'valley', 'communities'], 48156, 'image/webp', 960, 540, false, '2025-03-26T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000029', 'seed-29', 'blog-storm.webp',
    '/storage/v1/object/public/custom-designs-images/seed/blog-storm.webp',
    'custom-designs-images', 'blog-images', 'Storm over the levee',
    'For articles about surges and storm season.',
    array['storm', 'lightning', 'surge'], 30762, 'image/webp', 960, 540, false, '2025-03-04T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000030', 'seed-30', 'blog-palms.webp',
    '/storage/v1/object/public/custom-designs-images/seed/blog-palms.webp',
    'custom-designs-images', 'blog-images', 'Three palms, three lamps',
    null,
    array['palms', 'landscape'], 48156, 'image/webp', 960, 540, false, '2025-01-28T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000031', 'seed-31', 'blog-kitchen-tech.webp',
    '/storage/v1/object/public/custom-designs-images/seed/blog-kitchen-tech.webp',
    'custom-designs-images', 'blog-images', 'Kitchen at supper',
    'Pendants low, screen off.',
    array['kitchen'], 45028, 'image/webp', 960, 540, false, '2024-12-12T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000032', 'seed-32', 'blog-furniture.webp',
    '/storage/v1/object/public/custom-designs-images/seed/blog-furniture.webp',
    'custom-designs-images', 'blog-images', 'West room at four in the afternoon',
    'Shades at two thirds.',
    array['furniture', 'shades', 'interior'], 43894, 'image/webp', 960, 540, false, '2024-10-22T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000033', 'seed-33', 'pillar-audio.webp',
    '/storage/v1/object/public/custom-designs-images/seed/pillar-audio.webp',
    'custom-designs-images', 'blog-images', 'Cone, close',
    null,
    '{}', 26942, 'image/webp', 960, 540, false, '2024-08-14T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000034', 'seed-34', 'about-workshop.webp',
    '/storage/v1/object/public/custom-designs-images/seed/about-workshop.webp',
    'custom-designs-images', 'team-members', 'The bench, late',
    'Racks are built and tested here before they go to a house.',
    array['workshop', 'team'], 50336, 'image/webp', 960, 540, true, '2024-06-05T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000035', 'seed-35', 'about-van.webp',
    '/storage/v1/object/public/custom-designs-images/seed/about-van.webp',
    'custom-designs-images', 'team-members', 'Loaded and ready to roll',
    'Loaded the night before, so the first attic is done before the heat.',
    array['team', 'van'], 46654, 'image/webp', 960, 540, false, '2024-04-09T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000036', 'seed-36', 'pillar-lighting.webp',
    '/storage/v1/object/public/custom-designs-images/seed/pillar-lighting.webp',
    'custom-designs-images', 'background-images', 'Pool of light on plaster',
    null,
    array['background', 'texture'], 24118, 'image/webp', 960, 540, false, '2024-02-20T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000037', 'seed-37', 'fiber-optic.webp',
    '/storage/v1/object/public/custom-designs-images/seed/fiber-optic.webp',
    'custom-designs-images', 'background-images', 'Points of light',
    'Dark enough to carry white text.',
    array['background'], 28844, 'image/webp', 960, 540, false, '2023-12-06T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000038', 'seed-38', 'blog-storm.webp',
    '/storage/v1/object/public/custom-designs-images/seed/blog-storm.webp',
    'custom-designs-images', 'background-images', 'Storm sky',
    null,
    '{}', 30762, 'image/webp', 960, 540, false, '2023-10-17T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000039', 'seed-39', 'pillar-guidance.webp',
    '/storage/v1/object/public/custom-designs-images/seed/pillar-guidance.webp',
    'custom-designs-images', 'general-asset', 'Plan under a desk lamp',
    'For proposals and printed quotes.',
    array['plan', 'print'], 33570, 'image/webp', 960, 540, false, '2023-08-23T16:00:00Z'
  ),
  (
    '1a9e0000-0000-4000-8000-000000000040', 'seed-40', 'about-workshop.webp',
    '/storage/v1/object/public/custom-designs-images/seed/about-workshop.webp',
    'custom-designs-images', 'general-asset', 'Tool wall',
    null,
    array['workshop', 'tools', 'bench', 'lamp', 'texture'], 50336, 'image/webp', 960, 540, false, '2023-06-14T16:00:00Z'
  )
on conflict (id) do nothing;
