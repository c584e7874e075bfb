// Each thread has its own buffer, by ThreadLocal.
//
// run: scan --only object-race
// expect: none
import java.util.*;

public class ThreadLocals {
    static class Buffer {
        private int n;

        void add() {
            n++;
        }
    }

    static final ThreadLocal<Buffer> buffers = ThreadLocal.withInitial(Buffer::new);

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> buffers.get().add()).start();
        buffers.get().add();
    }
}
