// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
public class OrderHandedOverOk {
    static class Order { int amount; String note; }
    private final BlockingQueue<Order> queue = new ArrayBlockingQueue<>(8);
    void produce() throws InterruptedException { Order o = new Order(); o.amount = 5; o.note = "x"; queue.put(o); }
    void consume() throws InterruptedException { Order o = queue.take(); o.amount++; System.out.println(o.note + o.amount); }
    public static void main(String[] args) {
        OrderHandedOverOk b = new OrderHandedOverOk();
        new Thread(() -> { try { b.produce(); } catch (InterruptedException e) { } }).start();
        new Thread(() -> { try { b.consume(); } catch (InterruptedException e) { } }).start();
    }
}
// corpus: unseen22
