/** Every owner has one manager; the manager locks its owner. */
public class ManagerPerOwner {
    static class Owner {
        private final Manager manager = new Manager(this); // shared
        private int touches;

        void touch() {
            synchronized (this) {
                touches++; // @touch held: this, parallel: touch
                manager.bump();
            }
        }
    }

    static class Manager {
        private final Owner owner;
        private int leases;
        private int sweeps;

        Manager(Owner owner) {
            this.owner = owner;
        }

        void bump() {
            leases++; // @bump held: this.owner, parallel: bump, not held: this
        }

        void sweep() {
            synchronized (owner) {
                bump();
                sweeps++; // @sweep held: this.owner, parallel: touch
            }
        }
    }

    static final Owner NORTH = new Owner(); // shared
    static final Owner SOUTH = new Owner(); // shared

    public static void main(String[] args) throws InterruptedException {
        Thread n = new Thread(() -> {
            NORTH.touch();
            NORTH.manager.sweep();
        });
        Thread s = new Thread(() -> {
            SOUTH.touch();
            SOUTH.manager.sweep();
        });
        n.start();
        s.start();
        NORTH.touch();
        SOUTH.touch();
        n.join();
        s.join();
        System.out.println(NORTH.manager.leases + SOUTH.manager.leases); // @sum not parallel: bump, not parallel: sweep
    }
}
