// The superclass takes the lock and calls what the subclass says.
abstract class Template {
    private final Object lock = new Object();
    void run() {
        synchronized (lock) {
            step();
        }
    }
    abstract void step();
}
class SuperHolds extends Template {
    int n;
    @Override void step() {
        n++; // held: this.lock
    }
    void loose() {
        n--; // not held: this.lock
    }
    public static void main(String[] args) {
        SuperHolds one = new SuperHolds(); // shared
        new Thread(one::run).start();
        one.run();
        one.loose();
    }
}
