// run: scan --only atomicity
// expect: atomicity method=CartCheckout$Checkout.pay line=here
// Checkout.pay (context Checkout monitor): Cart.total and Cart.clear are separate sections, an item added between is lost unpaid.
import java.util.ArrayList;
import java.util.List;

public class CartCheckout {
    public static class Cart {
        private final List<Integer> prices = new ArrayList<>();
        public synchronized void add(int price) { prices.add(price); }
        public synchronized int total() {
            int s = 0;
            for (int p : prices) s += p;
            return s;
        }
        public synchronized void clear() { prices.clear(); }
    }

    public static class Checkout {
        private long revenue;
        private int orders;

        public synchronized int pay(Cart cart) {
            int sum = cart.total();
            if (sum == 0) return 0;
            revenue += sum;
            orders++;
            cart.clear(); // <- here
            return sum;
        }
        public synchronized long revenue() { return revenue; }
    }
}
// corpus: unseen
