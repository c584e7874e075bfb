import java.util.HashMap;
import java.util.Map;

/**
 * WiFi access at an airport, after the demo application of seed 004: an arbitrator lets clients in who have a ticket,
 * a frequent flyer account or pay by card; a DHCP server gives addresses, a firewall opens for tokens, which
 * time out. Two clients. Error-free.
 */
public class Airport {
    static class Address {
        int number;
        boolean leased;
        int leases;

        void assign(int number) {
            this.number = number;
        }
    }

    static class AddressPool {
        private final Address[] addresses;

        AddressPool(int n) {
            addresses = new Address[n];
            for (int i = 0; i < n; i++) {
                addresses[i] = new Address();
                addresses[i].assign(100 + i);
            }
        }

        synchronized Address lease() {
            for (Address address : addresses)
                if (!address.leased) {
                    address.leased = true;
                    address.leases++;
                    return address;
                }
            return null;
        }

        synchronized void release(Address address) {
            address.leased = false;
        }
    }

    static class Token {
        int owner;
        int validity;
        boolean valid;
        int uses;
        Address address;

        void issue(int owner, int validity, Address address) {
            this.owner = owner;
            this.validity = validity;
            this.address = address;
            valid = true;
        }

        boolean use() {
            if (!valid || uses >= validity)
                return false;
            uses++;
            return true;
        }
    }

    static class Firewall {
        private final Map<Integer, Boolean> open = new HashMap<>();
        private int changes;

        synchronized void enable(int address) {
            open.put(address, true);
            changes++;
        }

        synchronized void disable(int address) {
            open.remove(address);
            changes++;
        }

        synchronized boolean isOpen(int address) {
            return open.containsKey(address);
        }

        synchronized int size() {
            return open.size();
        }
    }

    static class Account {
        int id;
        int credit;
        int adjusted;
        String holder;

        void open(int id, int credit, String holder) {
            this.id = id;
            this.credit = credit;
            this.holder = holder;
        }

        boolean pay(int amount) {
            if (credit < amount)
                return false;
            credit -= amount;
            adjusted++;
            return true;
        }
    }

    static class AccountDatabase {
        private final Account[] accounts;

        AccountDatabase(int n) {
            accounts = new Account[n];
            for (int i = 0; i < n; i++) {
                accounts[i] = new Account();
                accounts[i].open(i, 5, "flyer" + i);
            }
        }

        Account find(int id) {
            return accounts[id];
        }
    }

    static class Ticket {
        int number;
        int flight;
        boolean checkedIn;

        void print(int number, int flight) {
            this.number = number;
            this.flight = flight;
        }
    }

    static class TicketClassifier {
        private final Map<Integer, Integer> flights = new HashMap<>();

        void schedule(int flight, int validity) {
            flights.put(flight, validity);
        }

        int validityOf(Ticket ticket) {
            Integer found = flights.get(ticket.flight);
            return found == null ? 0 : found;
        }
    }

    static class Arbitrator {
        AddressPool pool;
        Firewall firewall;
        AccountDatabase accounts;
        TicketClassifier classifier;
        private int logins;

        void compose(AddressPool pool, Firewall firewall, AccountDatabase accounts, TicketClassifier classifier) {
            this.pool = pool;
            this.firewall = firewall;
            this.accounts = accounts;
            this.classifier = classifier;
        }

        Address connect() {
            return pool.lease();
        }

        Token loginByTicket(int client, Ticket ticket, Address address) {
            int validity = classifier.validityOf(ticket);
            if (validity == 0)
                return null;
            ticket.checkedIn = true;
            return admit(client, validity, address);
        }

        Token loginByAccount(int client, int account, Address address) {
            if (!accounts.find(account).pay(2))
                return null;
            return admit(client, 2, address);
        }

        private Token admit(int client, int validity, Address address) {
            Token token = new Token();
            token.issue(client, validity, address);
            firewall.enable(address.number);
            synchronized (this) {
                logins++;
            }
            return token;
        }

        void logout(Token token) {
            token.valid = false;
            firewall.disable(token.address.number);
            pool.release(token.address);
        }

        synchronized int logins() {
            return logins;
        }
    }

    static class Session {
        int requests;
        int refused;
        Token token;
        Address address;
    }

    static class Client extends Thread {
        private Arbitrator arbitrator;
        private Session[] sessions;
        private int number;
        private Ticket ticket;

        Client(Arbitrator arbitrator, Session[] sessions, int number, Ticket ticket) {
            this.arbitrator = arbitrator;
            this.sessions = sessions;
            this.number = number;
            this.ticket = ticket;
        }

        @Override
        public void run() {
            Session session = sessions[number];
            session.address = arbitrator.connect();
            if (session.address == null)
                return;
            session.token = ticket != null
                ? arbitrator.loginByTicket(number, ticket, session.address)
                : arbitrator.loginByAccount(number, number, session.address);
            if (session.token == null)
                return;
            for (int i = 0; i < 3; i++) {
                session.requests++;
                if (!session.token.use() || !arbitrator.firewall.isOpen(session.address.number))
                    session.refused++;
            }
            arbitrator.logout(session.token);
        }
    }

    public static void main(String[] args) throws Exception {
        Arbitrator arbitrator = new Arbitrator();
        TicketClassifier classifier = new TicketClassifier();
        classifier.schedule(7, 3);
        arbitrator.compose(new AddressPool(2), new Firewall(), new AccountDatabase(2), classifier);
        Session[] sessions = { new Session(), new Session() };
        Ticket ticket = new Ticket();
        ticket.print(1, 7);
        Client first = new Client(arbitrator, sessions, 0, ticket);
        Client second = new Client(arbitrator, sessions, 1, null);
        first.start();
        second.start();
        first.join();
        second.join();
        assert sessions[0].requests == 3 && sessions[0].refused == 0;
        assert sessions[1].refused == 1;
        assert arbitrator.firewall.size() == 0 && arbitrator.logins() == 2;
    }
}
