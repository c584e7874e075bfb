// The lock is given to the constructor of the part that it guards.
class LockToConstructor {
    static class Part {
        final Object lock;
        int n;
        Part(Object lock) { this.lock = lock; }
        void add() { synchronized (lock) { n++; } } // held: lock
        void bad() { n = 0; } // not held: lock
    }
    final Object lock = new Object();
    final Part part = new Part(lock); // shared
    void both() {
        synchronized (lock) {
            part.n++; // held: lock
        }
    }
    public static void main(String[] args) {
        LockToConstructor owner = new LockToConstructor();
        new Thread(() -> owner.part.add()).start();
        owner.both(); // @main not parallel: run
        owner.part.bad();
        new Thread(() -> owner.both()).start(); // @run not parallel: main
    }
}
