// What is in a ThreadLocal is the thread's own.
class ThreadLocals {
    static class Buffer { int used; }
    static final ThreadLocal<Buffer> local = ThreadLocal.withInitial(() -> new Buffer()); // confined
    static Buffer common = new Buffer(); // shared
    static void work() {
        local.get().used++;
        synchronized (local) {
            common.used++; // held: local
        }
        common.used--; // not held: local
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> work()).start();
    }
}
