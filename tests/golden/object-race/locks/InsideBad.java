// The object locks inside, but not everywhere.
//
// run: scan --only object-race
// expect: object-race line=take
public class InsideBad {
    static class Store {
        private final Object lock = new Object();
        private int free = 10;

        void take() {
            synchronized (lock) {
                free--; // <- take
            }
        }

        int free() {
            return free;
        }
    }

    public static void main(String[] args) {
        Store store = new Store();
        new Thread(() -> store.take()).start();
        new Thread(() -> store.take()).start();
        System.out.println(store.free());
    }
}
