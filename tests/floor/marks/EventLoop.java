// Only the loop's thread touches the state; others put messages into its queue.
import java.util.concurrent.*;
class EventLoop extends Thread {
    final BlockingQueue<int[]> inbox = new LinkedBlockingQueue<>();
    int[] state = new int[4]; // confined
    public void run() {
        try {
            for (int n = 0; n < 100; n++) {
                int[] message = inbox.take();
                state[0] += message[0]; // @loop not parallel: loop, parallel: put
            }
        } catch (InterruptedException e) { }
    }
    public static void main(String[] args) {
        EventLoop loop = new EventLoop(); // @made not parallel: loop
        loop.start();
        for (int i = 0; i < 10; i++) {
            int[] m = new int[] { i };
            loop.inbox.add(m); // @put parallel: loop
        }
    }
}
