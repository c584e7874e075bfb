// Lazily cached plain String in an otherwise immutable class, written and read by two tasks (benign in effect, a data race by the model).
// run: scan --only data-race
// expect: data-race field=Product.label
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public final class Product {
    private final String brand;
    private final String name;
    private final int cents;
    private String label;

    private Product(Builder b) {
        this.brand = Objects.requireNonNull(b.brand);
        this.name = Objects.requireNonNull(b.name);
        this.cents = b.cents;
    }

    public static final class Builder {
        private String brand = "generic";
        private String name;
        private int cents;

        public Builder brand(String brand) {
            this.brand = brand;
            return this;
        }

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public Builder cents(int cents) {
            this.cents = cents;
            return this;
        }

        public Product build() {
            return new Product(this);
        }
    }

    public String label() {
        String l = label;
        if (l == null) {
            l = brand + " " + name + " (" + cents / 100 + "." + cents % 100 + ")";
            label = l;
        }
        return l;
    }

    public Product discounted(int percent) {
        return new Builder().brand(brand).name(name).cents(cents * (100 - percent) / 100).build();
    }

    private static int labelLength(List<Product> products) {
        return products.stream().map(Product::label).mapToInt(String::length).sum();
    }

    public static void main(String[] args) throws Exception {
        Product tea = new Builder().brand("Hill").name("Green Tea").cents(499).build();
        Product salt = new Builder().name("Salt").cents(120).build();
        List<Product> shelf = List.of(tea, tea.discounted(20), salt);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> web = pool.submit(() -> labelLength(shelf));
        Future<Integer> print = pool.submit(() -> labelLength(shelf));
        System.out.println(web.get() + " " + print.get());
        pool.shutdown();
    }
}
// corpus: unseen26
