// Each instance method is synchronized on its own Hotel, but the static counter is shared by all instances.
// run: scan --only data-race --min-severity medium
// expect: data-race field=HotelChain$Hotel.guestsToday
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;

public class HotelChain {
    static class Hotel {
        private static int guestsToday;
        private static final int FEE = 3;

        private final String city;
        private final boolean[] rooms;
        private int income;

        Hotel(String city, int size) {
            this.city = city;
            this.rooms = new boolean[size];
        }

        synchronized boolean checkIn(int price) {
            for (int i = 0; i < rooms.length; i++) {
                if (!rooms[i]) {
                    rooms[i] = true;
                    income += price + FEE;
                    countGuest();
                    return true;
                }
            }
            return false;
        }

        private void countGuest() {
            guestsToday++;
        }

        synchronized void checkOut(int room) {
            rooms[room % rooms.length] = false;
        }

        synchronized int income() {
            return income;
        }
    }

    static class Desk implements Runnable {
        private final Hotel hotel;
        private final int arrivals;

        Desk(Hotel hotel, int arrivals) {
            this.hotel = hotel;
            this.arrivals = arrivals;
        }

        @Override
        public void run() {
            for (int i = 0; i < arrivals; i++) {
                if (!hotel.checkIn(80 + i % 20)) {
                    hotel.checkOut(i * 7);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Hotel> hotels = List.of(new Hotel("Riga", 20), new Hotel("Oslo", 30));
        List<Thread> desks = new ArrayList<>();
        for (Hotel h : hotels) {
            Thread t = new Thread(new Desk(h, 200), h.city);
            desks.add(t);
            t.start();
        }
        for (Thread t : desks) {
            t.join();
        }
        int income = 0;
        for (Hotel h : hotels) {
            income += h.income();
        }
        System.out.println(Hotel.guestsToday + " guests " + income);
    }
}
