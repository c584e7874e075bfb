import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A trading system for a supermarket, after the component model example of seed 004: an inventory with a product
 * database, and a line of cash desks, each a bus with scanner, card reader, printer, cash box and display. Two
 * clients buy at desks of their own; the inventory is shared. Error-free.
 */
public class Trading {
    static final class Product {
        int barcode;
        int price;
        String name;

        void define(int barcode, int price, String name) {
            this.barcode = barcode;
            this.price = price;
            this.name = name;
        }
    }

    static class StockItem {
        Product product;
        int amount;
        int minimum;
        int ordered;

        void fill(Product product, int amount, int minimum) {
            this.product = product;
            this.amount = amount;
            this.minimum = minimum;
        }
    }

    /** The inventory: what is on stock, and orders of what runs low. */
    static class Inventory {
        private final Map<Integer, StockItem> stock = new HashMap<>();
        private int orders;

        void add(Product product, int amount, int minimum) {
            StockItem item = new StockItem();
            item.fill(product, amount, minimum);
            stock.put(product.barcode, item);
        }

        StockItem find(int barcode) {
            return stock.get(barcode);
        }

        synchronized boolean book(List<Product> sold) {
            for (Product product : sold) {
                StockItem item = stock.get(product.barcode);
                if (item.amount == 0)
                    return false;
                item.amount--;
                if (item.amount < item.minimum && item.ordered == 0)
                    order(item);
            }
            return true;
        }

        private void order(StockItem item) {
            item.ordered = item.minimum - item.amount;
            orders++;
        }

        synchronized int orders() {
            return orders;
        }
    }

    interface Listener {
        void on(String event, int value);
    }

    /** The bus of one cash desk. */
    static class Bus {
        private final List<Listener> listeners = new ArrayList<>();
        private int events;

        void connect(Listener listener) {
            listeners.add(listener);
        }

        void publish(String event, int value) {
            events++;
            for (Listener listener : listeners)
                listener.on(event, value);
        }
    }

    static class Scanner {
        Bus bus;
        int scanned;

        void scan(int barcode) {
            scanned++;
            bus.publish("scanned", barcode);
        }
    }

    static class CashBox implements Listener {
        Bus bus;
        int content;
        boolean isOpen;

        public void on(String event, int value) {
            if (event.equals("cash")) {
                isOpen = true;
                content += value;
                isOpen = false;
            }
        }
    }

    static class CardReader implements Listener {
        Bank bank;
        int lastDebit;

        public void on(String event, int value) {
            if (event.equals("card")) {
                bank.debit(value);
                lastDebit = value;
            }
        }
    }

    static class Printer implements Listener {
        final StringBuilder paper = new StringBuilder();
        int lines;

        public void on(String event, int value) {
            paper.append(event.charAt(0)).append(value).append(';');
            lines++;
        }
    }

    static class Display implements Listener {
        int shown;

        public void on(String event, int value) {
            shown = value;
        }
    }

    static class Bank {
        private int total;

        synchronized void debit(int amount) {
            total += amount;
        }

        synchronized int total() {
            return total;
        }
    }

    /** Coordinates the devices of a desk, and talks to the inventory. */
    static class Desk implements Listener {
        final Bus bus = new Bus();
        final Scanner scanner = new Scanner();
        final CashBox box = new CashBox();
        final CardReader reader = new CardReader();
        final Printer printer = new Printer();
        final Display display = new Display();
        Inventory inventory;
        List<Product> basket = new ArrayList<>();
        int sum;
        int sales;
        boolean express;

        void wire(Inventory inventory, Bank bank) {
            this.inventory = inventory;
            scanner.bus = bus;
            box.bus = bus;
            reader.bank = bank;
            bus.connect(this);
            bus.connect(box);
            bus.connect(reader);
            bus.connect(printer);
            bus.connect(display);
        }

        public void on(String event, int value) {
            if (event.equals("scanned")) {
                StockItem item = inventory.find(value);
                basket.add(item.product);
                sum += item.product.price;
            }
        }

        void begin() {
            basket = new ArrayList<>();
            sum = 0;
        }

        boolean finish(boolean byCard) {
            bus.publish(byCard ? "card" : "cash", sum);
            boolean booked = inventory.book(basket);
            if (booked)
                sales++;
            express = basket.size() < 3;
            return booked;
        }
    }

    /** The line of desks, which the manager looks at. */
    static class Line {
        final Desk[] desks;

        Line(int n) {
            desks = new Desk[n];
        }
    }

    static class Client extends Thread {
        private Line line;
        private int desk;
        private int[] wants;
        int bought;

        Client(Line line, int desk, int... wants) {
            this.line = line;
            this.desk = desk;
            this.wants = wants;
        }

        @Override
        public void run() {
            Desk mine = line.desks[desk];
            for (int round = 0; round < ROUNDS; round++) {
                mine.begin();
                for (int barcode : wants)
                    mine.scanner.scan(barcode);
                if (mine.finish(round % 2 == 0))
                    bought += wants.length;
            }
        }
    }

    static int ROUNDS = 1;

    public static void main(String[] args) throws Exception {
        if (args.length > 0)
            ROUNDS = Integer.parseInt(args[0]);
        Inventory inventory = new Inventory();
        String[] names = { "milk", "bread", "tea" };
        for (int i = 0; i < names.length; i++) {
            Product product = new Product();
            product.define(i, 10 + i, names[i]);
            inventory.add(product, 9, 8);
        }
        Bank bank = new Bank();
        Line line = new Line(2);
        for (int i = 0; i < 2; i++) {
            line.desks[i] = new Desk();
            line.desks[i].wire(inventory, bank);
        }
        Client first = new Client(line, 0, 0, 1);
        Client second = new Client(line, 1, 1, 2);
        first.start();
        second.start();
        first.join();
        second.join();
        assert first.bought + second.bought == 4 * ROUNDS;
        assert line.desks[0].sales == ROUNDS;
        assert inventory.orders() <= 3;
        assert bank.total() > 0;
    }
}
