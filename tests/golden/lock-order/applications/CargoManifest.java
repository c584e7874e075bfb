// Both directions exist, but each method leaves the first synchronized block (keeping the removed boxes in a local variable) before entering the second; locks are never nested.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;

public class CargoManifest {

    static class Store {
        private final String name;
        private final List<String> boxes = new ArrayList<>();

        Store(String name) {
            this.name = name;
        }

        List<String> takeAll() {
            synchronized (boxes) {
                List<String> out = new ArrayList<>(boxes);
                boxes.clear();
                return out;
            }
        }

        void putAll(List<String> incoming) {
            synchronized (boxes) {
                boxes.addAll(incoming);
            }
        }

        int count() {
            synchronized (boxes) {
                return boxes.size();
            }
        }
    }

    static void haul(Store from, Store to) {
        List<String> load = from.takeAll();
        if (!load.isEmpty()) {
            to.putAll(load);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Store truck = new Store("truck");
        Store depot = new Store("depot");
        truck.putAll(List.of("tv", "sofa", "lamp"));
        depot.putAll(List.of("piano"));
        Thread unload = new Thread(() -> {
            for (int i = 0; i < 20; i++) {
                haul(truck, depot);
            }
        });
        Thread load = new Thread(() -> {
            for (int i = 0; i < 20; i++) {
                haul(depot, truck);
            }
        });
        unload.start();
        load.start();
        unload.join();
        load.join();
        System.out.println(truck.name + " " + truck.count() + ", " + depot.name + " " + depot.count());
    }
}
