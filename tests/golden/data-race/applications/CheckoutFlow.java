// Two thenAcceptAsync stages of the same future are unordered and both do total +=.
// run: scan --only data-race
// expect: data-race field=CheckoutFlow$Cart.total
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class CheckoutFlow {

    static class Cart {
        private final List<Integer> items;
        private int total;

        Cart(List<Integer> items) {
            this.items = items;
        }

        void addItems() {
            for (int price : items) {
                total += price;
            }
        }

        void addShipping(int fee) {
            total += fee;
        }

        int total() {
            return total;
        }
    }

    static CompletableFuture<Cart> load(int id) {
        return CompletableFuture.supplyAsync(() -> new Cart(List.of(id, 20, 30)));
    }

    static int checkout(int id) {
        CompletableFuture<Cart> cart = load(id);
        CompletableFuture<Void> goods = cart.thenAcceptAsync(Cart::addItems);
        CompletableFuture<Void> freight = cart.thenAcceptAsync(c -> c.addShipping(5));
        return goods.thenCombine(freight, (a, b) -> cart.join().total()).join();
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 20; i++) {
            sum += checkout(i);
        }
        System.out.println("turnover " + sum);
    }
}
// corpus: unseen26
