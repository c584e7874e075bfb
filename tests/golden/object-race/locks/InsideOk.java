// By its definition two threads are in methods of one object at the same time, so it is an object race; but
// the methods lock what they touch. Nothing is broken, and nothing is said.
//
// run: scan --only object-race
// expect: none
public class InsideOk {
    static class Store {
        private final Object lock = new Object();
        private int free = 10;

        void take() {
            synchronized (lock) {
                free--;
            }
        }

        int free() {
            synchronized (lock) {
                return free;
            }
        }
    }

    public static void main(String[] args) {
        Store store = new Store();
        new Thread(() -> store.take()).start();
        new Thread(() -> store.take()).start();
        System.out.println(store.free());
    }
}
