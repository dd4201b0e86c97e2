-- Pictures to choose from wherever one is asked for: each centre has its own, and those of the platform are offered to every centre.
create table stock_images (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  short_description text check (length(short_description) between 1 and 120),
  -- What is to be seen, for whoever does not see it: it goes along wherever the picture is chosen.
  description text check (length(description) between 1 and 250),
  keywords text[] not null default '{}' check (cardinality(keywords) <= 12),
  image_id uuid not null,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, image_id) references uploads (volunteer_center_id, id)
);
call protect_tenant_table('stock_images');
create index stock_images_of_file on stock_images (volunteer_center_id, image_id);

-- Those of the platform belong to no centre: every centre reads them, admins alone write them. Their files stand in folders of their own.
create table shared_stock_images (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  short_description text check (length(short_description) between 1 and 120),
  description text check (length(description) between 1 and 250),
  keywords text[] not null default '{}' check (cardinality(keywords) <= 12),
  storage_key text not null unique check (length(storage_key) <= 200),
  checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  byte_size integer not null check (byte_size > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  preview text check (length(preview) <= 1000),
  -- One more each time that another file takes its place; part of its address from the second on.
  version integer not null default 1 check (version > 0),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
grant select, insert, update, delete on shared_stock_images to volunteerly_server;

-- The first are the drawings that come with the product (CC0-1.0), in server/storage/shipped. Taken away by an admin, they stay away.
insert into shared_stock_images
  (id, name, short_description, description, keywords, storage_key, checksum, mime, byte_size, width, height, preview, created_at) values
  ('0199f0c0-0000-7000-8000-000000000001', 'Samen koken', 'Twee mensen bij een grote pan', 'Twee mensen koken samen een grote pan soep',
    array['koken', 'keuken', 'soep'], 'shipped/scene-soep.webp', '227841130b00d8fab9f4d58053142fa965073bdc4d124f2f332d73a6b327e9b7', 'image/webp', 29440, 1600, 1200,
    'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAQAgCdASoQAAwAA4BaJZgCdAYwTjQ/7RCQAP7z+y1san8ZoKP5bB5UljwhH9u9KCalNdxWaCGTjRZfgiUADwy10um36athQy4H0ruoGORqrlTTeWUV5iyO5GMIvuEO6R0Jgy43zEJ+wAAA', timestamptz '2026-11-25 12:00:00Z' - interval '1 minutes'),
  ('0199f0c0-0000-7000-8000-000000000002', 'Koffie aan tafel', 'Gesprek met koffie en koek', 'Een oudere vrouw en een jonge man drinken koffie aan tafel',
    array['koffie', 'gezelschap', 'ouderen'], 'shipped/scene-koffie.webp', 'c21e13ea05c1e902844c9a401270a9180c9a49339d6f879356343503d9980f86', 'image/webp', 25604, 1600, 1200,
    'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoQAAwAA4BaJbACdAEPhyVRjyAA/vN1Ezhk93r3xgaQFPGfT4DraU0QAwzTCWYmEXIu3FGxu4T1LFljRm7D2OtbJBtZ7l4kjTyh6r7RE78jwAAA', timestamptz '2026-11-25 12:00:00Z' - interval '2 minutes'),
  ('0199f0c0-0000-7000-8000-000000000003', 'Moestuin', 'Zaaien en water geven', 'Twee mensen geven water in een moestuin met een kas',
    array['tuin', 'groente', 'natuur'], 'shipped/scene-tuin.webp', '440f6531161b6f7cc44218a63cbd4d873c8a34bc11ecb3692ea5f6bfb8eb74aa', 'image/webp', 45024, 1600, 1200,
    'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABQAgCdASoQAAwAA4BaJZgCdH8AGZMCSwngLUAA/uryE7PFrCwlBWyPhFPEKhVRXlLQVDEBdtiZwfsAEiGfUzzVehAmFhSl44C4avrfOAAAAA==', timestamptz '2026-11-25 12:00:00Z' - interval '3 minutes'),
  ('0199f0c0-0000-7000-8000-000000000004', 'Voorlezen', 'Man leest twee kinderen voor', 'Een man leest voor aan twee kinderen voor een wand met boeken',
    array['lezen', 'kinderen', 'taal'], 'shipped/scene-lezen.webp', '49af8277ad0ab1f0de9802999c6668596f6051fc6e40817653054ca8ac788371', 'image/webp', 36162, 1600, 1200,
    'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAABwAgCdASoQAAwAA4BaJaACdAfwIvAvzxTFiaIAAP60Chj5vKyuefDiXJNBIqRw2tCzeMqs1O90QnLXBTtuAcCmokbCe12sOrAACNF2wzyS0Cn1GKlRC3PgCxYattkpp4RzYeimyt3jj+S6AAA=', timestamptz '2026-11-25 12:00:00Z' - interval '4 minutes'),
  ('0199f0c0-0000-7000-8000-000000000005', 'Taalles', 'Twee mensen bij een bord', 'Twee mensen oefenen samen Nederlands met een boek en een bord',
    array['taal', 'leren'], 'shipped/scene-taal.webp', '82b418d4427c6a2a84e1c2493f834bde6df5b6b2e108d594a01bb355cf9fca87', 'image/webp', 30180, 1600, 1200,
    'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAQCdASoQAAwAA4BaJbAAD5UQeGCHDAAA/uhq+NQMaygc+EWXYKS1M01D54QQ2/zpf3LiZQ+iBOwfOVarobbjtS6xwtnx+F6iNs01WMG8pgiVp4Nq1R/8Pu6oPfigvZAAAA==', timestamptz '2026-11-25 12:00:00Z' - interval '5 minutes'),
  ('0199f0c0-0000-7000-8000-000000000006', 'Buurtbus', 'Chauffeur met drie mensen', 'Een buurtbus met drie mensen aan boord',
    array['vervoer', 'ouderen'], 'shipped/scene-bus.webp', 'c68e09c2360701ad5cb7907a5f180f70101c395bbd35b367a947ebcb92838ae1', 'image/webp', 21834, 1600, 1200,
    'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAQCdASoQAAwAA4BaJQBOgB4YsWaIgAD+7h05jaIXSe0G1P4lEK75lgnfBcYs78pKFELKg5KcGA9BETscU/Iur5knZ1DPLwWozRbt3JkEgAAA', timestamptz '2026-11-25 12:00:00Z' - interval '6 minutes'),
  ('0199f0c0-0000-7000-8000-000000000007', 'Wandelen', 'Duwen van een rolstoel', 'Een vrouw wandelt in het park met een man in een rolstoel',
    array['wandelen', 'maatje', 'zorg'], 'shipped/scene-wandel.webp', '321d3fb04be63e4d6e3032338898c3d49c3c9a504cdf2c78b635da3c347bf286', 'image/webp', 33240, 1600, 1200,
    'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABQAgCdASoQAAwAA4BaJagCdAYstyBEe0LHoAAA/us2b09XFeLSgtdsn+h4ibLJpb8lS69bqLoc43BNPdcBp/s7j/e1NboclZbuY5jl0bzNIjNr4jqsqV0RJESrcLEWBYN90agA', timestamptz '2026-11-25 12:00:00Z' - interval '7 minutes'),
  ('0199f0c0-0000-7000-8000-000000000008', 'Digihulp', 'Samen achter de computer', 'Een vrouw en een oudere man zitten samen achter een laptop',
    array['computer', 'leren', 'ouderen'], 'shipped/scene-laptop.webp', '5e299c4ceb52c1eceb074e81e1b2eaec539a784fb2d22eae8496deae9a89389c', 'image/webp', 22588, 1600, 1200,
    'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoQAAwAA4BaJbAC7AEfht+XSQAA/vTgIk4Kmy553socycKfj4mGJIhJdr5JkBu46bV+E0jewOtKxvkWoyrvAZGfMvH+yMVlZuXfQfwyJ7CzgAAA', timestamptz '2026-11-25 12:00:00Z' - interval '8 minutes'),
  ('0199f0c0-0000-7000-8000-000000000009', 'Fietsen maken', 'Twee mensen in de werkplaats', 'Twee mensen knappen een fiets op in een werkplaats',
    array['fiets', 'techniek'], 'shipped/scene-fiets.webp', '833397bbd6b70dcd77095d1a33b714bac09f9106d0bcbeb1940686c60c0e83ee', 'image/webp', 39628, 1600, 1200,
    'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoQAAwAA4BaJQBOgB6SEsImm1ZgAP7g2fvifxsjC8/S1JUdZcDuEmDAfjoQbTu9eRKXbBzVFlQX3K7xw9yyrCWrCYK1E40ex7mOD/+3rcW1BbKxvZS9KAAA', timestamptz '2026-11-25 12:00:00Z' - interval '9 minutes'),
  ('0199f0c0-0000-7000-8000-000000000010', 'Wilgen knotten', 'Buiten werken bij de molen', 'Twee mensen werken bij knotwilgen en een molen',
    array['natuur', 'buiten'], 'shipped/scene-natuur.webp', 'dcded985ded36dcd565fa5832abf186f3d11ef5d295bdd19da4ebbb698d2b417', 'image/webp', 34696, 1600, 1200,
    'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoQAAwAA4BaJbACdH8AFckgxA3wAAD+8m/8m8JZxyWJlBaXU2eZNqc4vY5hKDQ9Q8CDPz8qKFFPxx/ScRsXu96hSOlA8MAA', timestamptz '2026-11-25 12:00:00Z' - interval '10 minutes'),
  ('0199f0c0-0000-7000-8000-000000000011', 'Jeugdtrainer', 'Trainer met twee spelers', 'Een trainer en twee kinderen op een voetbalveld',
    array['sport', 'kinderen'], 'shipped/scene-voetbal.webp', 'af8f666a579b49550320cda71685d23ebf5677fd45016b122cc2cb206bdd2126', 'image/webp', 31778, 1600, 1200,
    'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAQCdASoQAAwAA4BaJbACdAYulEQkQAD+6FHeaiTICGNAmPwfzg1DEaE2nq5V1nXDW0oCvMw9J34J96QSttumDTugvm3ow+kP9duUPWqSAW/cjDx1t8fq+LrKYiV0AAA=', timestamptz '2026-11-25 12:00:00Z' - interval '11 minutes');
