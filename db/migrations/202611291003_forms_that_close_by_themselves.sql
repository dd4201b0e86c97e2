-- From when on nobody fills a form in any more, and how many can at the most. Without one of them a form is open until staff close it.
alter table forms
  add column closes_at timestamptz,
  add column most_submissions integer check (most_submissions between 1 and 100000);
