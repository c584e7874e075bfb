// One manager per owner, reached through it; the manager's lock is the owner's.
class Manager {
    static class Owner {
        final Boss boss = new Boss(this); // shared
        int work;
    }
    static class Boss {
        final Owner owner;
        Boss(Owner owner) { this.owner = owner; }
        void order() {
            synchronized (owner) {
                owner.work++; // held: this.owner
            }
        }
    }
    public static void main(String[] args) {
        Owner owner = new Owner(); // shared
        new Thread(() -> owner.boss.order()).start();
        synchronized (owner) {
            owner.work = 1; // held: owner
        }
        owner.work = 2; // not held: owner
    }
}
