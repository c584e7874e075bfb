// Two threads share a checksum, which no model describes: the state of the checksum is broken, inside of a library object.
//
// run: scan --only object-race
// expect: object-race#1 line=add
// expect: object-race#2 line=add
import java.util.zip.CRC32;

public class ChecksumBad {
    static class Sums {
        private final CRC32 sum = new CRC32();

        void add(int by) {
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
