// The batch is swapped without the lock under which it is filled.
// run: scan --only data-race
// expect: data-race field=SwappedWithoutLockBad.batch
import java.util.ArrayList;
import java.util.List;

public class SwappedWithoutLockBad {
    private List<String> batch = new ArrayList<>();

    synchronized void add(String s) {
        batch.add(s);
    }

    void flush() {
        List<String> l = batch;
        batch = new ArrayList<>();
        for (String s : l) System.out.println(s);
    }

    public static void main(String[] a) throws Exception {
        SwappedWithoutLockBad r = new SwappedWithoutLockBad();
        Thread t =
                new Thread(
                        () -> {
                            for (int i = 0; i < 9; i++) r.add("x");
                        });
        t.start();
        r.flush();
        t.join();
    }
}
