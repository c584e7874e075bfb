// run: scan --only stale-value
// expect: none
// jdk: 25
// Clean: the availability check and the booking are one ConcurrentHashMap.compute call per flight; the earlier lookup only rejects unknown flights, which are never removed.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

sealed interface Answer permits Answer.Booked, Answer.Full, Answer.Unknown {
    record Booked(int seat) implements Answer { }
    record Full() implements Answer { }
    record Unknown() implements Answer { }
}

record Flight(int seats, int sold) {
    boolean full() { return sold >= seats; }
    Flight plusOne() { return new Flight(seats, sold + 1); }
}

class Airline {
    private final ConcurrentHashMap<String, Flight> flights = new ConcurrentHashMap<>();

    void open(String code, int seats) {
        flights.putIfAbsent(code, new Flight(seats, 0));
    }

    Answer book(String code) {
        if (!flights.containsKey(code)) {
            return new Answer.Unknown();
        }
        int[] seat = {0};
        flights.compute(code, (k, f) -> {
            if (f.full()) {
                return f;
            }
            Flight next = f.plusOne();
            seat[0] = next.sold();
            return next;
        });
        return seat[0] == 0 ? new Answer.Full() : new Answer.Booked(seat[0]);
    }
}

public class ComputeBooking {
    public static void main(String[] args) {
        Airline airline = new Airline();
        airline.open("LH1", 100);
        AtomicInteger booked = new AtomicInteger();
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 500; i++) {
                String code = i % 10 == 0 ? "XX9" : "LH1";
                ex.submit(() -> {
                    switch (airline.book(code)) {
                        case Answer.Booked(int s) -> booked.incrementAndGet();
                        case Answer.Full f -> { }
                        case Answer.Unknown u -> { }
                    }
                });
            }
        }
        System.out.println(booked.get());
    }
}
// corpus: unseen
