/**
 * A small file system, after the Daisy challenge of seed 004: a disk of blocks, inodes with a lock each, an allocation
 * map with its lock, a directory. Two threads create, write, read and unlink files. Error-free.
 */
public class Daisy {
    static final int BLOCK = 4, BLOCKS = 8, INODES = 6;
    static final int NONE = -1;

    static class Mutex {
        private boolean taken;
        private int uses;

        synchronized void acquire() {
            while (taken)
                try {
                    wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            taken = true;
            uses++;
        }

        synchronized void release() {
            taken = false;
            notifyAll();
        }
    }

    /** The disk reads and writes one block at a time. */
    static class Disk {
        private final byte[][] blocks = new byte[BLOCKS][BLOCK];

        void read(int block, byte[] into) {
            System.arraycopy(blocks[block], 0, into, 0, BLOCK);
        }

        void write(int block, byte[] from) {
            System.arraycopy(from, 0, blocks[block], 0, BLOCK);
        }
    }

    static class Attributes {
        int size;
        int links;
        int created;
        boolean isDirectory;
    }

    static class Inode {
        final Mutex lock = new Mutex();
        final Attributes attributes = new Attributes();
        int number;
        int block = NONE;
        boolean used;

        void reset(int number) {
            this.number = number;
        }
    }

    static class Allocator {
        private final boolean[] taken = new boolean[BLOCKS];
        private final Mutex lock = new Mutex();
        private int allocations;

        int allocate() {
            lock.acquire();
            try {
                for (int i = 0; i < BLOCKS; i++)
                    if (!taken[i]) {
                        taken[i] = true;
                        allocations++;
                        return i;
                    }
                return NONE;
            } finally {
                lock.release();
            }
        }

        void free(int block) {
            lock.acquire();
            taken[block] = false;
            lock.release();
        }
    }

    static class Entry {
        String name;
        int inode = NONE;
    }

    static class Directory {
        private final Entry[] entries = new Entry[INODES];
        private final Mutex lock = new Mutex();

        Directory() {
            for (int i = 0; i < INODES; i++)
                entries[i] = new Entry();
        }

        boolean insert(String name, int inode) {
            lock.acquire();
            try {
                for (Entry entry : entries)
                    if (entry.inode == NONE) {
                        entry.name = name;
                        entry.inode = inode;
                        return true;
                    }
                return false;
            } finally {
                lock.release();
            }
        }

        int lookup(String name) {
            lock.acquire();
            try {
                for (Entry entry : entries)
                    if (entry.inode != NONE && entry.name.equals(name))
                        return entry.inode;
                return NONE;
            } finally {
                lock.release();
            }
        }

        void remove(String name) {
            lock.acquire();
            for (Entry entry : entries)
                if (entry.inode != NONE && entry.name.equals(name))
                    entry.inode = NONE;
            lock.release();
        }
    }

    final Disk disk = new Disk();
    final Allocator allocator = new Allocator();
    final Directory root = new Directory();
    final Inode[] inodes = new Inode[INODES];

    void format() {
        for (int i = 0; i < INODES; i++) {
            inodes[i] = new Inode();
            inodes[i].reset(i);
        }
    }

    int create(String name, int number) {
        Inode inode = inodes[number];
        inode.lock.acquire();
        inode.used = true;
        inode.attributes.size = 0;
        inode.attributes.links = 1;
        inode.attributes.created++;
        inode.block = allocator.allocate();
        inode.lock.release();
        root.insert(name, number);
        return number;
    }

    void write(int number, byte value) {
        Inode inode = inodes[number];
        inode.lock.acquire();
        byte[] buffer = new byte[BLOCK];
        disk.read(inode.block, buffer);
        buffer[inode.attributes.size % BLOCK] = value;
        inode.attributes.size++;
        disk.write(inode.block, buffer);
        inode.lock.release();
    }

    int read(int number, int offset) {
        Inode inode = inodes[number];
        inode.lock.acquire();
        try {
            if (offset >= inode.attributes.size)
                return NONE;
            byte[] buffer = new byte[BLOCK];
            disk.read(inode.block, buffer);
            return buffer[offset];
        } finally {
            inode.lock.release();
        }
    }

    void unlink(String name) {
        int number = root.lookup(name);
        if (number == NONE)
            return;
        root.remove(name);
        Inode inode = inodes[number];
        inode.lock.acquire();
        inode.attributes.links--;
        allocator.free(inode.block);
        inode.block = NONE;
        inode.used = false;
        inode.lock.release();
    }

    static class User extends Thread {
        private Daisy daisy;
        private String name;
        private int number;
        int seen;

        User(Daisy daisy, String name, int number) {
            this.daisy = daisy;
            this.name = name;
            this.number = number;
        }

        @Override
        public void run() {
            int file = daisy.create(name, number);
            daisy.write(file, (byte) (number + 1));
            seen = daisy.read(file, 0);
            if (number == 0)
                daisy.unlink(name);
        }
    }

    public static void main(String[] args) throws Exception {
        Daisy daisy = new Daisy();
        daisy.format();
        User first = new User(daisy, "a", 0), second = new User(daisy, "b", 1);
        first.start();
        second.start();
        first.join();
        second.join();
        assert first.seen == 1 && second.seen == 2;
        assert daisy.root.lookup("a") == NONE && daisy.root.lookup("b") == 1;
    }
}
