// Two threads share a buffer: its position is broken, inside of a library object.
//
// run: scan --only object-race
// expect: object-race#1 line=add
// expect: object-race#2 line=add
import java.nio.ByteBuffer;

public class BufferBad {
    static class Writer {
        private final ByteBuffer buffer = ByteBuffer.allocate(64);

        void add(int by) {
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
