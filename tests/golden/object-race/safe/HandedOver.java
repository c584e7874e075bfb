// A queue hands each item over from one thread to the other.
//
// run: scan --only object-race
// expect: none
import java.util.concurrent.*;

public class HandedOver {
    static class Item {
        private int state;

        void advance() {
            state++;
        }
    }

    public static void main(String[] args) throws Exception {
        BlockingQueue<Item> queue = new LinkedBlockingQueue<>();
        Thread producer = new Thread(() -> {
            Item item = new Item();
            item.advance();
            queue.add(item);
        });
        producer.start();
        Item item = queue.take();
        item.advance();
    }
}
