// run: scan --only lock-order --library
// expect: none
// The constructor locks a shared object under the lock of the new one: nobody else has the new one yet.
public class ConstructorOk {
    public static class Hub {
        private int n;
        synchronized void register(Client c) { n++; }
        public synchronized int poll(Client c) { return c.id() + n; }
    }
    public static class Client {
        private int id;
        public Client(Hub h) {
            synchronized (this) { id = 1; h.register(this); }
        }
        public synchronized int id() { return id; }
    }
}
