-- Where an answer to a mail goes, when that is somebody else than the centre: whoever asked something of the contact of a vacancy.
alter table email_deliveries add column reply_to text check (length(reply_to) between 3 and 254);
