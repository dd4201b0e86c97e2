-- The account of an address, as a list is filtered by it. `lower` is not leakproof, so row-level security keeps it out of the index that
-- there is (see 0006); an address is stored in small letters.
create index users_by_address on users (volunteer_center_id, email);
