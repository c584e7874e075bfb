// All threads were given the same index.
// run: scan --only data-race
// expect: data-race field=SameSlotBad.main.hits[]
import java.util.ArrayList;
import java.util.List;

public class SameSlotBad {
    public static void main(String[] a) throws Exception {
        int[] hits = new int[8];
        int slot = 3;
        List<Thread> ts = new ArrayList<>();
        for (int k = 0; k < 4; k++) {
            Thread t = new Thread(() -> hits[slot]++);
            ts.add(t);
            t.start();
        }
        for (Thread t : ts) t.join();
        System.out.println(hits[3]);
    }
}
