// Objects that are made ready by a method that is called after the constructor, as in the seed's order-entry benchmark
// (section IV-E): stock is written in load(), which main calls before anybody else can see the store. Who looks at
// constructors alone keeps the choices at stock; what was seen does not need the list by hand. price is written in a method
// that only the constructor calls, and limit in the constructor.
public class Prepared {
    static class Store {
        int limit, price, stock, sold;

        Store() {
            limit = 2;
            setPrice();
        }

        private void setPrice() {
            price = 5;
        }

        void load() {
            stock = 7;
        }

        void sell() {
            sold += Math.min(limit, stock) * price;
        }
    }

    static class Till {
        int fee;

        Till() {
            fee = 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Store store = new Store();
        store.load();
        Till till = new Till();
        Runnable sell = () -> {
            synchronized (till) {
                store.sell();
                store.sold += till.fee;
            }
        };
        Thread one = new Thread(sell), two = new Thread(sell);
        one.start();
        two.start();
        one.join();
        two.join();
        Store other = new Store();
        other.load();
        assert store.sold + other.sold == 22 && new Till().fee == 1;
    }
}

// run: raddle check $CLASSES --main Prepared --immutable off --points-to none --no-guards --no-accessors --reduction none --foreseen
// out: ...
// out: Prepared$Store.sold: sometimes a choice
// out: Prepared$Store.limit: always a choice
// out: Prepared$Store.stock: always a choice
// out: Prepared$Store.price: always a choice
// out: Prepared$Till.fee: always a choice
// out: complete: no error (208 states, 411 transitions, depth 25)
// run: raddle check $CLASSES --main Prepared --immutable constructors --points-to none --no-guards --no-accessors --reduction none --foreseen
// out: ...
// out: Prepared$Store.sold: sometimes a choice
// out: Prepared$Store.limit: always a choice
// out: Prepared$Store.stock: always a choice
// out: Prepared$Store.price: always a choice
// out: Prepared$Till.fee: never a choice
// out: complete: no error (178 states, 349 transitions, depth 23)
// run: raddle check $CLASSES --main Prepared --immutable auto --points-to none --no-guards --no-accessors --reduction none --foreseen
// out: ...
// out: Prepared$Store.sold: sometimes a choice
// out: Prepared$Store.limit: never a choice
// out: Prepared$Store.stock: never a choice
// out: Prepared$Store.price: never a choice
// out: Prepared$Till.fee: never a choice
// out: complete: no error (88 states, 163 transitions, depth 17)
