// The owner of a buffer locks itself.
//
// run: scan --only object-race
// expect: none
import java.nio.ByteBuffer;

public class BufferOk {
    static class Writer {
        private final ByteBuffer buffer = ByteBuffer.allocate(64);

        synchronized void add(int by) {
            buffer.putInt(by); // <- add
        }
    }

    public static void main(String[] args) throws Exception {
        Writer shared = new Writer();
        Runnable task = () -> shared.add(1);
        Thread first = new Thread(task);
        Thread second = new Thread(task);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
