// run: scan --only stale-value
// expect: stale-value
// takeLast computes the last index from size() and removes it by a second call on the Vector; another washer may have shortened it
import java.util.Vector;

public class PlateStack {
    private final Vector<Integer> plates = new Vector<>();

    void put(int plate) {
        plates.add(plate);
    }

    Integer takeLast() {
        int last = plates.size() - 1;
        if (last < 0) {
            return null;
        }
        return plates.remove(last);
    }

    public static void main(String[] args) throws InterruptedException {
        PlateStack stack = new PlateStack();
        for (int i = 0; i < 30_000; i++) {
            stack.put(i);
        }
        Runnable washer = () -> {
            int n = 0;
            while (stack.takeLast() != null) {
                n++;
            }
            System.out.println(Thread.currentThread().getName() + " washed " + n);
        };
        Thread a = new Thread(washer, "anna");
        Thread b = new Thread(washer, "ben");
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen14
