// The owner of a checksum, which no model describes locks itself.
//
// run: scan --only object-race
// expect: none
import java.util.zip.CRC32;

public class ChecksumOk {
    static class Sums {
        private final CRC32 sum = new CRC32();

        synchronized void add(int by) {
            sum.update(by); // <- add
        }
    }

    public static void main(String[] args) throws Exception {
        Sums shared = new Sums();
        Runnable task = () -> shared.add(1);
        Thread first = new Thread(task);
        Thread second = new Thread(task);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
