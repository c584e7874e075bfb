import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

public class Builders {
	static class Html {
		private final StringBuilder out = new StringBuilder();
		private final List<Runnable> closers = new ArrayList<>();

		Html open(String tag) {
			out.append('<').append(tag).append('>');
			closers.add(() -> out.append("</").append(tag).append('>'));
			return this;
		}

		Html text(Object content) {
			out.append(content);
			return this;
		}

		Html close() {
			closers.remove(closers.size() - 1).run();
			return this;
		}

		Html with(Consumer<Html> body) {
			body.accept(this);
			return this;
		}

		String build() {
			while (!closers.isEmpty())
				close();
			return out.toString();
		}
	}

	static class Car {
		private final String model;
		private final List<Part> parts;

		private Car(Builder builder) {
			model = builder.model;
			parts = Collections.unmodifiableList(new ArrayList<>(builder.parts));
		}

		int weight() {
			int sum = 0;
			for (Part part : parts)
				sum += part.weight();
			return sum;
		}

		static class Builder {
			private String model;
			private final List<Part> parts = new ArrayList<>();

			Builder model(String given) {
				model = given;
				return this;
			}

			Builder part(Part part) {
				parts.add(part);
				return this;
			}

			Car build() {
				return new Car(this);
			}
		}
	}

	interface Part {
		int weight();
	}

	static class Wheel implements Part {
		public int weight() {
			return 10;
		}

		@Override
		public String toString() {
			return "wheel";
		}
	}

	static class Engine implements Part {
		public int weight() {
			return 200;
		}
	}

	public static void main(String[] args) {
		System.out.println(new Html().open("p").text(new Wheel()).with(html -> html.open("b").text(1).close()).build());
		Car car = new Car.Builder().model("m").part(new Wheel()).part(new Engine()).build();
		System.out.println(car.weight() + car.model);
	}
}
