// Order entry, re-typed: terminals enter orders and payments in the districts of a warehouse.
// The stock is inside of the warehouse, whose methods lock; customers lock themselves. A district is handed out, and
// counts its orders with no lock: two orders get one number. So does the list of its orders, inside of it.
//
// run: scan --only object-race
// expect: object-race#1 line=next
// expect: object-race#2 line=enter
import java.util.ArrayList;
import java.util.List;

public class Orders {
    static class Stock {
        private int quantity = 100;

        void take(int n) {
            quantity = quantity >= n ? quantity - n : quantity - n + 100;
        }
    }

    static class Customer {
        private long balance;

        synchronized void pay(long amount) {
            balance += amount;
        }

        synchronized long balance() {
            return balance;
        }
    }

    static class Order {
        final int number;
        final Customer customer;

        Order(int number, Customer customer) {
            this.number = number;
            this.customer = customer;
        }
    }

    static class District {
        private int nextOrder;
        private final List<Order> orders = new ArrayList<>();

        int enter(Customer customer) {
            int number = nextOrder++; // <- next
            orders.add(new Order(number, customer)); // <- enter
            return number;
        }
    }

    static class Warehouse {
        private final Stock[] stock = new Stock[10];
        private final District[] districts = new District[10];
        private final Customer[] customers = new Customer[30];

        Warehouse() {
            for (int i = 0; i < stock.length; i++)
                stock[i] = new Stock();
            for (int i = 0; i < districts.length; i++)
                districts[i] = new District();
            for (int i = 0; i < customers.length; i++)
                customers[i] = new Customer();
        }

        synchronized void reserve(int item, int n) {
            stock[item].take(n);
        }

        District district(int i) {
            return districts[i];
        }

        Customer customer(int i) {
            return customers[i];
        }
    }

    static class Terminal extends Thread {
        private final Warehouse warehouse;
        private int entered;

        Terminal(Warehouse warehouse) {
            this.warehouse = warehouse;
        }

        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                Customer customer = warehouse.customer(i % 30);
                warehouse.reserve(i % 10, 3);
                warehouse.district(i % 10).enter(customer);
                customer.pay(10);
                entered++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Warehouse warehouse = new Warehouse();
        Terminal[] terminals = new Terminal[4];
        for (int i = 0; i < terminals.length; i++) {
            terminals[i] = new Terminal(warehouse);
            terminals[i].start();
        }
        for (Terminal terminal : terminals)
            terminal.join();
        System.out.println(warehouse.customer(0).balance());
    }
}
