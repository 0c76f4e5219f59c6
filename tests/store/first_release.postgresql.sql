-- The schema of the first release, as it was written then. It never changes.

CREATE TABLE kingdom_about (
    key VARCHAR(32) NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (key)
);

CREATE TABLE kingdom_tables (
    id VARCHAR(32) NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    touched DOUBLE PRECISION NOT NULL,
    rules VARCHAR(32) NOT NULL,
    content_name TEXT NOT NULL,
    content_hash VARCHAR(64) NOT NULL,
    configuration TEXT NOT NULL,
    seed TEXT,
    position TEXT,
    seats TEXT NOT NULL,
    practice BOOLEAN NOT NULL,
    origin VARCHAR(32),
    sequence INTEGER NOT NULL,
    bot_due BOOLEAN NOT NULL,
    result TEXT,
    PRIMARY KEY (id)
);

CREATE INDEX ix_kingdom_tables_touched ON kingdom_tables (touched);

CREATE INDEX kingdom_tables_origin ON kingdom_tables (origin);

CREATE INDEX kingdom_tables_bot_due ON kingdom_tables (bot_due, touched);

CREATE TABLE kingdom_entries (
    id BIGSERIAL NOT NULL,
    table_id VARCHAR(32) NOT NULL,
    sequence INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    client_id VARCHAR(64) NOT NULL,
    part INTEGER NOT NULL,
    written DOUBLE PRECISION NOT NULL,
    writer VARCHAR(32) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT kingdom_entries_place UNIQUE (table_id, sequence),
    CONSTRAINT kingdom_entries_request UNIQUE (table_id, seat, client_id, part),
    FOREIGN KEY(table_id) REFERENCES kingdom_tables (id) ON DELETE CASCADE
);

CREATE TABLE kingdom_keys (
    table_id VARCHAR(32) NOT NULL,
    hash VARCHAR(64) NOT NULL,
    seat INTEGER NOT NULL,
    once BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, hash),
    FOREIGN KEY(table_id) REFERENCES kingdom_tables (id) ON DELETE CASCADE
);

CREATE TABLE kingdom_visits (
    browser VARCHAR(64) NOT NULL,
    table_id VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (browser, table_id, seat),
    FOREIGN KEY(table_id) REFERENCES kingdom_tables (id) ON DELETE CASCADE
);
