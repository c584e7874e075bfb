import java.util.ArrayList;
import java.util.List;

/**
 * An order-entry system, after the simplified business benchmark of seed 004: a company with warehouses, districts,
 * customers and stock; two clients run transactions (new order, payment, order status, delivery), each at a warehouse of
 * its own, with an item table and a company total that are shared. Objects are filled by methods after their
 * constructors, as in the original. Error-free.
 */
public class OrderEntry {
    static class Item {
        int id, price;
        String brand;

        void define(int id, int price, String brand) {
            this.id = id;
            this.price = price;
            this.brand = brand;
        }
    }

    static class ItemTable {
        Item[] items;

        void load(int n) {
            items = new Item[n];
            for (int i = 0; i < n; i++) {
                items[i] = new Item();
                items[i].define(i, 3 + i, "brand" + i);
            }
        }

        Item find(int id) {
            return items[id];
        }
    }

    static class Stock {
        Item item;
        int quantity, ordered, remote;

        void fill(Item item, int quantity) {
            this.item = item;
            this.quantity = quantity;
        }

        synchronized void take(int n) {
            if (quantity < n)
                quantity += 10;
            quantity -= n;
            ordered++;
        }

        synchronized int quantity() {
            return quantity;
        }
    }

    static class Orderline {
        Item item;
        int count, amount;

        void enter(Item item, int count) {
            this.item = item;
            this.count = count;
            amount = item.price * count;
        }
    }

    static class Order {
        int id, total;
        boolean delivered;
        Customer customer;
        final List<Orderline> lines = new ArrayList<>();

        void open(int id, Customer customer) {
            this.id = id;
            this.customer = customer;
        }

        void add(Orderline line) {
            lines.add(line);
            total += line.amount;
        }
    }

    static class Customer {
        int id, balance, payments, deliveries;
        String name;
        Order last;

        void enroll(int id, String name) {
            this.id = id;
            this.name = name;
        }

        synchronized void charge(int amount, Order order) {
            balance += amount;
            last = order;
        }

        synchronized void pay(int amount) {
            balance -= amount;
            payments++;
        }

        synchronized int balance() {
            return balance;
        }
    }

    static class District {
        int id, tax, nextOrder, yearToDate;
        Customer[] customers;
        final List<Order> pending = new ArrayList<>();

        void setUp(int id, int customers) {
            this.id = id;
            tax = 2;
            this.customers = new Customer[customers];
            for (int i = 0; i < customers; i++) {
                this.customers[i] = new Customer();
                this.customers[i].enroll(i, "customer" + i);
            }
        }

        synchronized int nextOrder() {
            return nextOrder++;
        }

        synchronized void keep(Order order) {
            pending.add(order);
        }

        synchronized Order deliver() {
            return pending.isEmpty() ? null : pending.remove(0);
        }

        synchronized void receive(int amount) {
            yearToDate += amount;
        }
    }

    static class Warehouse {
        int id, tax, yearToDate;
        District district;
        Stock[] stock;

        void setUp(int id, ItemTable items) {
            this.id = id;
            tax = 1;
            district = new District();
            district.setUp(id, 1);
            stock = new Stock[items.items.length];
            for (int i = 0; i < stock.length; i++) {
                stock[i] = new Stock();
                stock[i].fill(items.find(i), 5);
            }
        }

        synchronized void receive(int amount) {
            yearToDate += amount;
        }
    }

    static class Company {
        final ItemTable items = new ItemTable();
        Warehouse[] warehouses;
        private int transactions;

        void setUp(int warehouses, int items) {
            this.items.load(items);
            this.warehouses = new Warehouse[warehouses];
            for (int i = 0; i < warehouses; i++) {
                this.warehouses[i] = new Warehouse();
                this.warehouses[i].setUp(i, this.items);
            }
        }

        synchronized void count() {
            transactions++;
        }

        synchronized int transactions() {
            return transactions;
        }
    }

    abstract static class Transaction {
        protected Company company;
        protected Warehouse warehouse;

        void init(Company company, Warehouse warehouse) {
            this.company = company;
            this.warehouse = warehouse;
        }

        abstract boolean process();
    }

    static class NewOrder extends Transaction {
        int[] wanted;

        boolean process() {
            District district = warehouse.district;
            Customer customer = district.customers[0];
            Order order = new Order();
            order.open(district.nextOrder(), customer);
            for (int id : wanted) {
                Orderline line = new Orderline();
                line.enter(company.items.find(id), 1);
                warehouse.stock[id].take(1);
                order.add(line);
            }
            customer.charge(order.total + district.tax + warehouse.tax, order);
            district.keep(order);
            return true;
        }
    }

    static class Payment extends Transaction {
        boolean process() {
            warehouse.receive(4);
            warehouse.district.receive(4);
            warehouse.district.customers[0].pay(4);
            return true;
        }
    }

    static class Delivery extends Transaction {
        boolean process() {
            Order order = warehouse.district.deliver();
            if (order == null)
                return false;
            order.delivered = true;
            order.customer.deliveries++;
            return true;
        }
    }

    static class Client extends Thread {
        private Company company;
        private int warehouse;
        int done, refused;

        Client(Company company, int warehouse) {
            this.company = company;
            this.warehouse = warehouse;
        }

        private void run(Transaction transaction) {
            transaction.init(company, company.warehouses[warehouse]);
            if (transaction.process())
                done++;
            else
                refused++;
            company.count();
        }

        @Override
        public void run() {
            for (int i = 0; i < ROUNDS; i++) {
                NewOrder order = new NewOrder();
                order.wanted = new int[] { 0, 1 };
                run(order);
                run(new Payment());
                run(new Delivery());
            }
        }
    }

    static int ROUNDS = 1;

    public static void main(String[] args) throws Exception {
        if (args.length > 0)
            ROUNDS = Integer.parseInt(args[0]);
        Company company = new Company();
        company.setUp(2, 2);
        Client first = new Client(company, 0), second = new Client(company, 1);
        first.start();
        second.start();
        first.join();
        second.join();
        assert first.done == 3 * ROUNDS && second.done == 3 * ROUNDS;
        assert company.transactions() == 6 * ROUNDS;
    }
}
