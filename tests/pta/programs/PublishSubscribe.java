import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

public class PublishSubscribe {
	static class Reader implements Flow.Subscriber<String> {
		final CountDownLatch done = new CountDownLatch(1);
		private Flow.Subscription subscription;
		int length;

		@Override
		public void onSubscribe(Flow.Subscription given) {
			subscription = given;
			more();
		}

		@Override
		public void onNext(String item) {
			length += item.length();
			more();
		}

		@Override
		public void onError(Throwable thrown) {
			done.countDown();
		}

		@Override
		public void onComplete() {
			done.countDown();
		}

		private void more() {
			subscription.request(1);
		}
	}

	public static void main(String[] args) throws Exception {
		Reader reader = new Reader();
		try (SubmissionPublisher<String> publisher = new SubmissionPublisher<>()) {
			publisher.subscribe(reader);
			publisher.submit("one");
			publisher.submit("three");
		}
		reader.done.await();
		System.out.println(reader.length);
	}
}
